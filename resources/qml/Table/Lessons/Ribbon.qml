pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The end of a gilt ribbon: it comes from where somebody sits, and is seen only at the nearest of the places that are
// meant, so short that it lies over nothing there.
Item {
    id: ribbon

    required property rect from
    // The row that it does not cross.
    required property rect row
    required property list<rect> ends
    readonly property real knot: Theme.size.gap
    // Where it leaves the seat: at the portrait, on the side of what is meant.
    readonly property real startX: from.x + Theme.size.gap + Math.min(Theme.size.sitterLarge, from.height - 2 * Theme.size.gap) / 2
    readonly property rect end: nearest()
    readonly property bool reaches: ends.length > 0
    readonly property bool upward: end.y + end.height / 2 < from.y
    readonly property point start: Qt.point(startX, upward ? from.y - knot / 2 : row.bottom + knot / 2)
    readonly property point goal: Qt.point(within(startX, end.x + 2 * knot, end.right - 2 * knot), upward ? end.bottom + knot / 2 : end.y - knot / 2)
    // Where it is seen from, growing towards the goal.
    readonly property real far: Math.hypot(start.x - goal.x, start.y - goal.y)
    readonly property real share: Math.min(1, 3.5 * knot / Math.max(1, far))
    readonly property point tail: Qt.point(goal.x + share * (start.x - goal.x), goal.y + share * (start.y - goal.y))
    readonly property int parts: reaches && visible ? 8 : 0

    function within(value: real, least: real, most: real): real {
        return least > most ? (least + most) / 2 : Math.max(least, Math.min(most, value));
    }

    function distance(area: rect): real {
        return Math.hypot(within(startX, area.x, area.right) - startX, within(from.y, area.y, area.bottom) - from.y);
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

    objectName: "ribbon"
    enabled: false

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
