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
    property bool lamplit: false
    readonly property alias marked: mark.visible
    readonly property bool wanted: Pointer.takes(zone)

    anchors.fill: parent
    keys: [zone]
    z: 2

    onContainsDragChanged: {
        if (!containsDrag)
            Pointer.leave(spot);
        else if (reason === "")
            Pointer.weigh(spot, label, Pointer.answer(zone, option), Pointer.end(zone, option), "", "");
        else
            Pointer.weigh(spot, label, "", "", reason, "");
    }
    onDropped: drop => {
        if (reason !== "") {
            Pointer.refused(reason);
            return;
        }
        Pointer.land(zone, option);
        drop.accept();
    }

    LegalMark {
        id: mark

        visible: spot.wanted && spot.enabled && spot.reason === ""
        corner: spot.corner
        lamplit: spot.lamplit
        awaited: true
        hovered: spot.containsDrag
    }
}
