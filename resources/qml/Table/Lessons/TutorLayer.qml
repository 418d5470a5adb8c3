pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// Over the table: the light on what the tutor names, and the tutor beside it.
Item {
    id: layer

    required property Tutor tutor
    // The table, whose pieces the tutor should not cover.
    required property Item table
    required property FocusWalker walker
    // The lit items, and their places.
    property list<Item> spots: []
    property list<rect> lit: []
    // The digits of the table that the light would cover.
    property list<NumberBadge> digits: []
    readonly property real ring: Theme.size.gapSmall

    // The tutor's text has changed.
    signal told
    // Something on the table must be visible.
    signal wanted(spot: Item)

    // Gives the focus to the tutor's first button, if one has to be pressed before anything else.
    function refocus() {
        bubble.refocus();
    }

    // A place of the table, or the item that chooses an option, wherever it is.
    function spotOf(place: string): Item {
        const option = "option:";
        return place.startsWith(option) ? placer.choice(table, place.slice(option.length)) : walker.spot(place);
    }

    // Brings the subject into view, preferably what can be chosen. A player who must choose something else is not led away from it.
    function bring(found: list<Item>) {
        const legal = found.filter(spot => walker.choosable(spot.parent));
        const heard = !tutor.aside && (tutor.mayGoOn || tutor.replies.count > 0);
        if (legal.length === 0 && !heard && walker.choosable(table))
            return;
        const paged = [...legal, ...found].find(spot => walker.page(spot) !== "");
        if (paged)
            wanted(paged);
    }

    // A deferred call comes even if the table was left meanwhile.
    function measure() {
        if (!Window.window)
            return;
        const found = tutor.lights.map(place => spotOf(place)).filter(spot => spot !== null);
        if (found.length > 0)
            bring(found);
        // What lies on another page is behind its tab.
        spots = [...new Set(found.map(spot => spot.visible ? spot : walker.spot("page:" + walker.page(spot))))].filter(spot => spot !== null);
        lit = spots.map(spot => placer.area(layer, spot)).map(area => Qt.rect(area.x - ring, area.y - ring, area.width + 2 * ring, area.height + 2 * ring));
        digits = placer.digits(table, layer, lit);
        if (bubble.moved && stays())
            return;
        const spared = ["region:prompt", "region:tools", "region:players", "region:tabs", "region:hand"].map(place => walker.spot(place)).filter(spot => spot !== null);
        const free = placer.place(bubble, layer, table, lit, spared.map(spot => placer.area(layer, spot)));
        bubble.x = free.x;
        bubble.y = free.y;
    }

    // Leaves the tutor where somebody put her, within the window; returns false if she hides her subject.
    function stays(): bool {
        bubble.x = Math.max(0, Math.min(bubble.x, width - bubble.width));
        bubble.y = Math.max(0, Math.min(bubble.y, height - bubble.height));
        const right = bubble.x + bubble.width, bottom = bubble.y + bubble.height;
        return !lit.some(each => each.x < right && each.right > bubble.x && each.y < bottom && each.bottom > bubble.y);
    }

    function later() {
        Qt.callLater(measure);
    }

    Component.onCompleted: later()
    onTutorChanged: later()
    onWidthChanged: later()
    onHeightChanged: later()

    Placer {
        id: placer
    }

    Connections {
        target: layer.tutor

        function onChanged() {
            layer.later();
        }

        function onTextChanged() {
            layer.told();
        }
    }

    Connections {
        target: Theme

        function onArrangementChanged() {
            layer.later();
        }
    }

    Repeater {
        model: layer.lit

        delegate: Ring {
            required property rect modelData
            required property int index

            objectName: "light"
            visible: layer.spots[index]?.visible ?? false
            area: modelData
        }
    }

    Repeater {
        model: layer.digits

        delegate: NumberBadge {
            required property NumberBadge modelData
            // Measured again together with the lit items.
            readonly property point spot: modelData && layer.lit.length > 0 ? modelData.mapToItem(layer, 0, 0) : Qt.point(0, 0)

            objectName: "litDigit"
            x: spot.x
            y: spot.y
            number: modelData?.number ?? 0
        }
    }

    TutorBubble {
        id: bubble

        visible: layer.tutor.text !== ""
        tutor: layer.tutor

        onHeightChanged: layer.later()
        onWidthChanged: layer.later()
    }
}
