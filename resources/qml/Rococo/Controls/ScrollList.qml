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

    ScrollBar.vertical: ScrollRail {
        view: list
    }
}
