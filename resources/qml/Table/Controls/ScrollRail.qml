import QtQuick
import QtQuick.Controls.Basic
import Table.Theme

// Shows how much more there is to scroll, and the position in it.
ScrollBar {
    id: rail

    required property Flickable view

    policy: view.contentHeight > view.height + 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
    padding: 0
    Accessible.ignored: true
    minimumSize: 0.2

    contentItem: Rectangle {
        implicitWidth: Theme.size.gap
        implicitHeight: Theme.size.touch
        radius: width / 2
        color: rail.pressed ? Theme.color.goldDeep : Theme.color.control
    }
}
