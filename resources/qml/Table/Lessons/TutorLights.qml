pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// Over the table: the light on what the tutor names, and a ribbon that leads there from her seat.
Item {
    id: layer

    required property Tutor tutor
    required property Item table
    required property FocusWalker walker
    // The lit items, and their places.
    property list<Item> spots: []
    property list<rect> places: []
    // The digits of the table that the light would cover.
    property list<NumberBadge> digits: []
    // What lies on one another, such as the cards of a hand, as one; and the frame around each.
    property list<rect> groups: []
    property list<rect> frames: []

    // Where the tutor sits, and the row of the question.
    required property rect seat
    required property rect row

    // The tutor's text has changed.
    signal told
    // Something on the table must be visible.
    signal wanted(spot: Item)

    // A place of the table, or the item that chooses an option, wherever it is.
    function spotOf(place: string): Item {
        const option = "option:";
        return place.startsWith(option) ? finder.choice(table, place.slice(option.length)) : walker.spot(place);
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
        surround();
    }

    function surround() {
        places = spots.map(spot => finder.area(layer, spot));
        groups = joined(places);
        frames = finder.framed(table, layer, groups, Theme.size.light);
        digits = finder.digits(table, layer, frames, Theme.size.light);
    }

    // Whether something lit is no longer where its light is.
    function strayed(): bool {
        return spots.some((spot, index) => {
            const now = spot?.mapToItem(layer, 0, 0, spot.width, spot.height);
            const then = places[index];
            return !now || Math.abs(now.x - then.x) + Math.abs(now.y - then.y) + Math.abs(now.width - then.width) + Math.abs(now.height - then.height) > 1;
        });
    }

    // No light falls on an empty place, nor where a piece is still on its way, carried away, replaced or scrolled out of sight.
    function shines(spot: Item): bool {
        const anchor = spot as Anchor;
        return spot !== null && spot.visible && clear(spot) && inside(spot) && !anchor?.bare && !(anchor?.coming && anchor.piece);
    }

    function clear(spot: Item): bool {
        return spot === null || spot !== Pointer.source && spot.opacity > 0 && clear(spot.parent);
    }

    function inside(spot: Item): bool {
        for (let around = spot.parent; around; around = around.parent) {
            if (around.clip && !around.contains(around.mapFromItem(spot, spot.width / 2, spot.height / 2)))
                return false;
        }
        return true;
    }

    // Areas that overlap, as one.
    function joined(areas: list<rect>): list<rect> {
        const found = [];
        for (let area of areas) {
            let place;
            while ((place = found.findIndex(each => overlap(each, area))) >= 0) {
                const [other] = found.splice(place, 1);
                const x = Math.min(area.x, other.x);
                const y = Math.min(area.y, other.y);
                area = Qt.rect(x, y, Math.max(area.right, other.right) - x, Math.max(area.bottom, other.bottom) - y);
            }
            found.push(area);
        }
        return found;
    }

    // Whether anything in a group shines.
    function bright(index: int): bool {
        const group = groups[index] ?? Qt.rect(0, 0, 0, 0);
        return places.some((area, at) => overlap(area, group) && shines(spots[at] ?? null));
    }

    function overlap(one: rect, other: rect): bool {
        const least = Theme.size.hair;
        return Math.min(one.right, other.right) - Math.max(one.x, other.x) > least && Math.min(one.bottom, other.bottom) - Math.max(one.y, other.y) > least;
    }

    function later() {
        Qt.callLater(measure);
    }

    Component.onCompleted: later()
    onTutorChanged: later()
    onWidthChanged: later()
    onHeightChanged: later()
    onSeatChanged: later()

    PieceFinder {
        id: finder
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

    // Digits are seen with keys only.
    Connections {
        target: Pointer

        function onKeyboardChanged() {
            layer.later();
        }
    }

    // What is written beside what is lit may have changed.
    Connections {
        target: layer.walker

        function onSettled() {
            if (layer.spots.length > 0 && !layer.spots.includes(null))
                layer.surround();
        }
    }

    // What is lit may move later than the tutor speaks, as a hand that is dealt does.
    Connections {
        target: layer.Window.window

        // All is laid out, and not drawn yet: the light is drawn where the thing is, not where it was.
        function onAfterAnimating() {
            if (!layer.strayed())
                return;
            if (!layer.spots.includes(null))
                layer.surround();
            layer.later();
        }
    }

    Connections {
        target: Theme

        function onArrangementChanged() {
            layer.later();
        }
    }

    Repeater {
        model: layer.frames

        delegate: Ring {
            required property rect modelData
            required property int index

            objectName: "light"
            visible: layer.bright(index)
            area: modelData
        }
    }

    Repeater {
        model: layer.digits

        delegate: NumberBadge {
            required property NumberBadge modelData
            // Measured again together with the lit items.
            readonly property rect spot: modelData && layer.frames.length > 0 ? modelData.mapToItem(layer, 0, 0, modelData.width, modelData.height) : Qt.rect(0, 0, 0, 0)

            objectName: "litDigit"
            x: spot.x
            y: spot.y
            width: spot.width
            height: spot.height
            number: modelData?.number ?? 0
        }
    }

    Ribbon {
        readonly property real close: 4 * knot

        anchors.fill: parent
        visible: layer.tutor.text !== "" && !Pointer.enlarged
        field: layer.table
        from: layer.seat
        row: layer.row
        // What is lit in the row of the question or close to it is near enough.
        ends: layer.frames.filter((each, index) => layer.bright(index) && !(each.y < layer.row.bottom + close && each.bottom > layer.row.y - close))
    }
}
