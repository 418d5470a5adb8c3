pragma ComponentBehavior: Bound

import QtQuick
import Table.Theme

// Marks what may be chosen: a glow, a frame and a lozenge at its head. Both are wider under the pointer.
// Where a dragged piece may go there is a frame, and below the piece the glow fills the place. Most marks of a
// table are seldom seen, so that each is only made when it is. Where pieces stand in a room, the
// place shows a light itself, below them.
Loader {
    id: mark

    property real corner: Theme.size.radius
    property bool hovered: false
    property bool awaited: false
    property bool lamplit: false
    // How far below its upper edge the lozenge is.
    property real head: 0
    // Whether it is one of many places for a dragged piece.
    property bool calm: false
    readonly property real halo: awaited || hovered ? 2 * Theme.size.ring : Theme.size.ring

    anchors.fill: parent
    z: 2
    active: visible

    sourceComponent: Item {
        Plate {
            visible: !mark.lamplit && (!mark.calm || mark.hovered)
            anchors.fill: parent
            anchors.margins: -mark.halo
            radius: mark.corner + mark.halo
            edgeWidth: mark.halo + Theme.size.frame
            edge: Theme.color.legalGlow
        }

        Plate {
            visible: !mark.lamplit || mark.hovered && mark.awaited
            anchors.fill: parent
            radius: mark.corner
            color: mark.hovered && mark.awaited ? Theme.color.legalGlow : Theme.color.clear
            edgeWidth: mark.hovered ? 2 * Theme.size.frame : Theme.size.frame
            edge: Theme.color.legal
        }

        Glyph {
            objectName: "lozenge"
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.verticalCenter: parent.top
            anchors.verticalCenterOffset: mark.head
            width: mark.awaited ? Theme.size.iconSmall : Theme.size.iconTiny
            name: "pick"
            tint: Theme.color.legal
            inner: Theme.color.parchment
        }
    }
}
