pragma ComponentBehavior: Bound

import QtQuick
import Table.Theme

// Shows where the keyboard's focus is; it is only made while it is seen.
Loader {
    id: ring

    property real corner: Theme.size.radius

    anchors.fill: parent
    anchors.margins: -Theme.size.ring
    z: 3
    active: visible

    sourceComponent: Rectangle {
        radius: ring.corner + Theme.size.ring
        color: Theme.color.clear
        border.width: Theme.size.ring
        border.color: Theme.color.focus

        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.size.ring
            radius: ring.corner
            color: Theme.color.clear
            border.width: Theme.size.hair
            border.color: Theme.color.parchment
        }
    }
}
