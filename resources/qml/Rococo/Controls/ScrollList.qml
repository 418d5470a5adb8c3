import QtQuick
import QtQuick.Controls.Basic
import Rococo.Theme

// A long list that scrolls inside its own box.
ListView {
    id: list

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    spacing: Theme.size.gapSmall
    highlightMoveDuration: 0
    highlightResizeDuration: 0
    Accessible.role: Accessible.List

    ScrollBar.vertical: ScrollBar {
        id: bar

        policy: list.contentHeight > list.height ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        padding: 0
        minimumSize: 0.2

        contentItem: Rectangle {
            implicitWidth: Theme.size.gap
            implicitHeight: Theme.size.touch
            radius: width / 2
            color: bar.pressed ? Theme.color.goldDeep : Theme.color.line
        }
    }
}
