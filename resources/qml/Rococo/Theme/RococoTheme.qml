pragma Singleton

import QtQuick
import Table.Theme

// The colours, sizes and durations that only this table has.
QtObject {
    id: theme

    // The letters of the silks, in the order of their keys.
    property string initials

    readonly property RococoColors color: RococoColors {
        edition: Theme.edition
        evening: Theme.evening
    }
    readonly property RococoSizes size: RococoSizes {
        unit: Theme.unit
    }
    readonly property RococoMotion motion: RococoMotion {
        factor: Theme.motionFactor
    }

    // Before the palace: how tall a guest is in the window, how far before its lower edge, and how
    // tall beside the room that two of them have.
    readonly property real guest: 0.4625
    readonly property real forward: 0.06
    readonly property real pair: 0.98

    // How strong the workplace behind an employee is.
    readonly property real scenery: Theme.evening ? 0.7 : 0.85

    // How wide a resource tile is beside its height, how tall a guest's place beside its width, and how
    // wide a card beside its height.
    readonly property real tile: 2 / 3
    readonly property real place: 1.45
    readonly property real card: 1.09

    // How wide the palace is at most beside its height, how tall a window of the workshop beside its
    // width, and how much taller than usual the terrace and the gardens become.
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
