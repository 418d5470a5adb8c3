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
    // Where there are words in its middle, its own lies in the lower corner, so far from its right end.
    property real aside: 0
    // Where all of it matters, what its own stands after or, mirrored, before in a line, in the place of its parent.
    property rect lane
    readonly property bool led: lane.width > 0
    // Whether something else is said where its word would be.
    property bool hushed: false
    readonly property alias marked: mark.visible
    // Whether a piece that is let go now is put down here.
    readonly property bool met: containsDrag || Pointer.near === spot
    readonly property bool wanted: Pointer.takes(zone)
    // What a drop here means, if that can be said in a word, and nothing is said against a drop.
    readonly property string meaning: !mark.visible || option !== "" || Pointer.reason !== "" ? "" : Theme.look.meanings[Pointer.outcome(zone) || zone] ?? ""

    // Where that word lies, and its width; 0 without one. An empty loader is as large as what it had.
    readonly property alias plate: said
    readonly property real worded: said.active ? said.width : 0

    readonly property bool low: height < 2 * Theme.size.touch
    // Where it is in the window while it has a word, and whether there is room for this below it.
    readonly property point seen: meaning === "" ? Qt.point(0, 0) : mapToItem(null, 0, 0)
    readonly property real ahead: !led ? aside > 0 ? width - aside - said.width : (width - said.width) / 2 : Theme.mirrored ? lane.x - Theme.size.gapSmall - said.width : lane.x + lane.width + Theme.size.gapSmall
    readonly property bool below: low && !led && seen.y + height + Theme.size.heading <= Window.height

    // A piece that was put down here goes back.
    signal refused

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
    onMetChanged: {
        if (!met)
            Pointer.leave(spot);
        else if (reason === "")
            Pointer.weigh(spot, label, Pointer.answer(zone, option), Pointer.end(zone, option), "", "");
        else
            Pointer.weigh(spot, label, "", "", reason, "");
    }
    Component.onDestruction: Pointer.spots.delete(spot)
    onDropped: drop => {
        if (reason !== "") {
            refused();
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
        hovered: spot.met
    }

    // Above all that is there.
    Loader {
        id: said

        parent: spot.parent
        x: Math.max(Theme.size.gapTiny - spot.seen.x, Math.min(spot.ahead, Window.width - Theme.size.gapTiny - spot.seen.x - width))
        y: spot.led ? spot.lane.y + (spot.lane.height - height) / 2 : spot.below ? spot.height : spot.aside > 0 ? spot.height - height - Theme.size.gap : (spot.height - height) / 2
        z: 3
        active: spot.meaning !== ""
        // Over a piece that hangs here, the layer of that piece says it.
        visible: !spot.met && !spot.hushed
        sourceComponent: DropLabel {
            text: spot.meaning
            low: spot.low
        }
    }
}
