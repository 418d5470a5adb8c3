pragma ComponentBehavior: Bound

import QtQuick
import Table.Theme

// Shows where the keyboard's focus is, while keys are in use; it is only made while it is seen. A ring between two lines
// of another tone: one of the two stands out from any ground.
Loader {
    id: ring

    property real corner: Theme.size.radius

    anchors.fill: parent
    anchors.margins: -Theme.size.ring
    z: 3
    active: visible && Pointer.keyboard

    component Line: Rectangle {
        property real inset: 0

        anchors.fill: parent
        anchors.margins: inset
        radius: ring.corner + Theme.size.ring - inset
        color: Theme.color.clear
        border.width: Theme.size.hair
        border.color: Theme.color.parchment
    }

    sourceComponent: Item {
        Line {}

        Line {
            inset: Theme.size.hair
            border.width: Theme.size.ring
            border.color: Theme.color.focus
        }

        Line {
            inset: Theme.size.ring + Theme.size.hair
        }
    }
}
