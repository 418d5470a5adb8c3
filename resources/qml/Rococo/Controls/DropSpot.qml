import QtQuick
import Rococo.Theme

// Where a dragged piece can be dropped; it glows while one is carried that belongs here.
DropArea {
    id: spot

    required property string zone
    property string option: ""
    property real corner: Theme.size.radius
    readonly property bool wanted: Carrier.takes(zone)

    anchors.fill: parent
    keys: [zone]
    z: 2

    onDropped: drop => {
        Carrier.land(zone, option);
        drop.accept();
    }

    LegalMark {
        visible: spot.wanted && spot.enabled
        corner: spot.corner
        awaited: true
        hovered: spot.containsDrag
    }
}
