pragma Singleton

import QtQuick
import Table.Theme

// The colours, sizes and durations that only this table has.
QtObject {
    // The letters of the silks, in the order of their keys.
    property string initials

    readonly property RococoColors color: RococoColors {}
    readonly property RococoSizes size: RococoSizes {}
    readonly property RococoMotion motion: RococoMotion {}

    // In front of the palace: a guest's height in the window, the distance from its lower edge, and the
    // height relative to the room for two.
    readonly property real guest: 0.4625
    readonly property real forward: 0.06
    readonly property real pair: 0.98

    // How strongly the workplace behind an employee shows.
    readonly property real scenery: Theme.evening ? 0.7 : 0.85

    // The width of a resource tile relative to its height, the height of a guest's place relative to its
    // width, and the width of a card relative to its height.
    readonly property real tile: 2 / 3
    readonly property real place: 1.45
    readonly property real card: 1.09

    // The largest width of the palace relative to its height, the height of a window of the workshop
    // relative to its width, and how much taller than usual the terrace and the gardens can become.
    readonly property real palace: 1.75
    readonly property real window: 1.9
    readonly property real stretch: 1.6

    function initial(silk: string): string {
        return initials.charAt(color.silkKeys.indexOf(silk));
    }

    // The colour of silk that a sign stands for; empty for another sign.
    function silkOf(sign: string): string {
        return sign.startsWith("silk-") ? sign.slice(5) : "";
    }
}
