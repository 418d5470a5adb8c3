import QtQuick
import Table.Theme

// A place where a dragged piece can be dropped; it glows while a piece that belongs here is carried. If
// there is a reason against it, it only gives the reason.
DropArea {
    id: spot

    required property string zone
    property string option: ""
    property string label: ""
    property string reason: ""
    property real corner: Theme.size.radius
    readonly property bool wanted: Carrier.takes(zone)

    anchors.fill: parent
    keys: [zone]
    z: 2

    onContainsDragChanged: {
        if (!containsDrag)
            Inspector.leave(spot);
        else if (reason === "")
            Inspector.weigh(spot, label, Carrier.answer(zone, option), Carrier.end(zone, option), "", "");
        else
            Inspector.weigh(spot, label, "", "", reason, "");
    }
    onDropped: drop => {
        if (reason !== "") {
            Carrier.refused(reason);
            return;
        }
        Carrier.land(zone, option);
        drop.accept();
    }

    LegalMark {
        visible: spot.wanted && spot.enabled && spot.reason === ""
        corner: spot.corner
        awaited: true
        hovered: spot.containsDrag
    }
}
