pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The end of a gilt ribbon: it comes from where somebody sits, and is seen only at the nearest of the places that are
// meant, so short that it lies over nothing there; it goes round words, signs and what is not meant, or is not seen
// where these leave no room.
Item {
    id: ribbon

    required property rect from
    // The row that it does not cross.
    required property rect row
    required property list<rect> ends
    // Where there may be words, signs and things.
    required property Item field
    readonly property real knot: Theme.size.gap
    // Where it leaves the seat: at the portrait, on the side of what is meant.
    readonly property real startX: from.x + Theme.size.gap + Math.min(Theme.size.sitterLarge, from.height - 2 * Theme.size.gap) / 2
    readonly property rect end: nearest()
    readonly property bool reaches: ends.length > 0 && !isNaN(aim)
    readonly property bool upward: end.y + end.height / 2 < from.y
    readonly property point start: Qt.point(startX, upward ? from.y - knot / 2 : row.bottom + knot / 2)
    readonly property real goalY: upward ? end.bottom + knot / 2 : end.y - knot / 2
    // Found once all is laid out: it must not depend on all the words of a table.
    property real aim: NaN
    readonly property point goal: Qt.point(aim, goalY)
    // Where it is seen from, growing towards the goal.
    readonly property point tail: tailOf(aim)
    readonly property int parts: reaches && visible ? 8 : 0

    function within(value: real, least: real, most: real): real {
        return least > most ? (least + most) / 2 : Math.max(least, Math.min(most, value));
    }

    function distance(area: rect): real {
        return Math.hypot(within(startX, area.x, area.right) - startX, within(from.y, area.y, area.bottom) - from.y);
    }

    function tailOf(x: real): point {
        const share = Math.min(1, 3.5 * knot / Math.max(1, Math.hypot(start.x - x, start.y - goalY)));
        return Qt.point(x + share * (start.x - x), goalY + share * (start.y - goalY));
    }

    // Where along the edge it lies over nothing that is read, as near to the seat as can be.
    function free(): real {
        const words = readable(field, []);
        const least = end.x + 2 * knot, most = end.right - 2 * knot, wished = within(startX, least, most);
        const others = Array.from({
            length: Math.max(0, Math.floor((most - least) / knot))
        }, (_, step) => least + step * knot).sort((a, b) => Math.abs(a - wished) - Math.abs(b - wished));
        return [wished, ...others].find(x => {
            const from = tailOf(x);
            const left = Math.min(x, from.x) - knot, right = Math.max(x, from.x) + knot;
            const top = Math.min(goalY, from.y) - knot, bottom = Math.max(goalY, from.y) + knot;
            return !words.some(each => each.x < right && each.right > left && each.y < bottom && each.bottom > top);
        }) ?? NaN;
    }

    // The places beside the edge of words, signs and things that are not meant, in an item and all in it.
    function readable(item: Item, found: list<rect>): list<rect> {
        if (!item?.visible || item.opacity === 0)
            return found;
        const area = occupied(item);
        if (area.width > 0 && Math.abs(area.y + area.height / 2 - goalY) < 5 * knot + area.height / 2)
            return [...found, area];
        return Array.from(item.children).reduce((sum, child) => readable(child, sum), found);
    }

    // Where an item itself is read, or is a thing that is not meant; empty for any other.
    function occupied(item: Item): rect {
        const said = item as Text;
        if (said) {
            const spare = said.width - said.contentWidth;
            const x = said.effectiveHorizontalAlignment === Text.AlignRight ? spare : said.effectiveHorizontalAlignment === Text.AlignHCenter ? spare / 2 : 0;
            return said.text === "" ? Qt.rect(0, 0, 0, 0) : said.mapToItem(ribbon, x, 0, said.contentWidth, said.height);
        }
        // Regions have room between what lies there.
        const spot = item as Anchor;
        const thing = item as Target || spot && !spot.place.startsWith("region:");
        const area = thing || item as Sign ? item.mapToItem(ribbon, 0, 0, item.width, item.height) : Qt.rect(0, 0, 0, 0);
        const meant = thing && overlap(area.x, area.right, end.x, end.right) > knot && overlap(area.y, area.bottom, end.y, end.bottom) > knot;
        return meant ? Qt.rect(0, 0, 0, 0) : area;
    }

    function overlap(from: real, to: real, otherFrom: real, otherTo: real): real {
        return Math.min(to, otherTo) - Math.max(from, otherFrom);
    }

    function nearest(): rect {
        let best = Qt.rect(0, 0, 0, 0), least = Infinity;
        for (const area of ends) {
            const far = distance(area);
            if (far < least) {
                best = area;
                least = far;
            }
        }
        return best;
    }

    // A point of it; ``part`` goes from 0 to 1.
    function along(part: real): point {
        return Qt.point(tail.x + part * (goal.x - tail.x), tail.y + part * (goal.y - tail.y));
    }

    function settle() {
        aim = ends.length > 0 && visible ? free() : NaN;
    }

    objectName: "ribbon"
    enabled: false
    onEndsChanged: Qt.callLater(settle)
    onFromChanged: Qt.callLater(settle)
    onRowChanged: Qt.callLater(settle)
    onVisibleChanged: Qt.callLater(settle)

    // All of it in a dark colour, then, finer, in gold.
    Repeater {
        model: 2 * ribbon.parts

        delegate: Rectangle {
            required property int index
            readonly property bool gold: index >= ribbon.parts
            readonly property int part: index % ribbon.parts
            readonly property point one: ribbon.along(part / ribbon.parts)
            readonly property point other: ribbon.along((part + 1) / ribbon.parts)

            width: Math.hypot(other.x - one.x, other.y - one.y) + height / 2
            height: (gold ? 0.5 : 1) * (Theme.size.hair + (part + 1) / ribbon.parts * 2 * Theme.size.gapTiny)
            x: (one.x + other.x - width) / 2
            y: (one.y + other.y - height) / 2
            rotation: Math.atan2(other.y - one.y, other.x - one.x) * 180 / Math.PI
            radius: height / 2
            antialiasing: true
            color: gold ? Theme.color.goldLight : Theme.color.goldDeep
        }
    }

    Disc {
        x: ribbon.goal.x - width / 2
        y: ribbon.goal.y - height / 2
        width: 1.8 * ribbon.knot
        visible: ribbon.reaches
        color: Theme.color.goldLight
        edgeWidth: Theme.size.gapTiny / 2
        edge: Theme.color.goldDeep
    }
}
