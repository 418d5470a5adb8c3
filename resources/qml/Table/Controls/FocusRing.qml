import QtQuick
import Table.Theme

// Shows where the keyboard's focus is.
Rectangle {
    property real corner: Theme.size.radius

    anchors.fill: parent
    anchors.margins: -Theme.size.ring
    radius: corner + Theme.size.ring
    color: Theme.color.clear
    border.width: Theme.size.ring
    border.color: Theme.color.focus
    z: 3

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.size.ring
        radius: parent.corner
        color: Theme.color.clear
        border.width: Theme.size.hair
        border.color: Theme.color.parchment
    }
}
