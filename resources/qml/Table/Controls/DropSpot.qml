pragma ComponentBehavior: Bound

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
    property real head: 0
    readonly property alias marked: mark.visible
    readonly property bool wanted: Pointer.takes(zone)
    // What a drop here means, if that can be said in a word.
    readonly property string meaning: !mark.visible || option !== "" ? "" : Theme.look.meanings[Pointer.outcome(zone) || zone] ?? ""

    // How far a point of the window is outside; a place that is large cannot be missed by mistake.
    function distance(from: point): real {
        if (!marked || Math.max(width, height) > 6 * Theme.size.magnet)
            return Infinity;
        const here = mapFromItem(null, from.x, from.y);
        return Math.hypot(Math.max(0, -here.x, here.x - width), Math.max(0, -here.y, here.y - height));
    }

    anchors.fill: parent
    keys: [zone]
    z: 2

    onWantedChanged: {
        if (wanted)
            Pointer.spots.add(spot);
        else
            Pointer.spots.delete(spot);
    }
    onContainsDragChanged: {
        if (!containsDrag)
            Pointer.leave(spot);
        else if (reason === "")
            Pointer.weigh(spot, label, Pointer.answer(zone, option), Pointer.end(zone, option), "", "");
        else
            Pointer.weigh(spot, label, "", "", reason, "");
    }
    Component.onDestruction: Pointer.spots.delete(spot)
    onDropped: drop => {
        if (reason !== "") {
            Pointer.refused(option, reason);
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
        head: spot.head
        awaited: true
        calm: true
        hovered: spot.containsDrag
    }

    // Above all that is there.
    Loader {
        parent: spot.parent
        x: (spot.width - width) / 2
        y: spot.height < 2 * Theme.size.touch ? spot.height : (spot.height - height) / 2
        z: 3
        active: spot.meaning !== ""
        sourceComponent: Plate {
            width: word.width + 2 * Theme.size.gap
            height: Theme.size.heading
            radius: height / 2
            color: Theme.color.parchment
            edge: Theme.color.legal

            Words {
                id: word

                objectName: "dropWord"
                anchors.centerIn: parent
                text: spot.meaning
                font.pixelSize: spot.height < 2 * Theme.size.touch ? Theme.font.small : Theme.font.body
                font.bold: spot.containsDrag
            }
        }
    }
}
