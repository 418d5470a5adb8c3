import QtQuick
import Table.Theme

// The measures of this table, in units; the window is 800 units high.
QtObject {
    readonly property real unit: Theme.unit

    readonly property real players: 78 * unit
    readonly property real kitchen: 150 * unit
    readonly property real side: 560 * unit
    readonly property real sideMost: 780 * unit
    readonly property real counters: 520 * unit
    readonly property real strip: 64 * unit
    readonly property real column: 86 * unit
    readonly property real flag: 104 * unit
    readonly property real flagHigh: 58 * unit
    readonly property real postRow: 36 * unit
    readonly property real recipe: 66 * unit
    readonly property real recipeHigh: 104 * unit
    readonly property real tile: 42 * unit
    readonly property real shelf: 282 * unit
    readonly property real card: 98 * unit
    readonly property real cardHigh: 128 * unit
    readonly property real pick: 118 * unit
    readonly property real pickHigh: 138 * unit
    readonly property real rack: 74 * unit
    readonly property real step: 26 * unit
    readonly property real pantry: 132 * unit
    readonly property real chest: 148 * unit
    readonly property real mark: 16 * unit
    readonly property real markSmall: 13 * unit
    readonly property real special: 150 * unit
    readonly property real tray: 50 * unit
    readonly property real traySmall: 32 * unit
}
