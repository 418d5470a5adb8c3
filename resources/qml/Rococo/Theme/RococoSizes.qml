import QtQuick
import Table.Theme

// The measures of this table, in units; the window is 800 units high.
QtObject {
    readonly property real unit: Theme.unit

    readonly property real palace: 490 * unit
    readonly property real terrace: 66 * unit
    readonly property real gardens: 74 * unit
    readonly property real space: 54 * unit
    readonly property real spaceGap: 5 * unit
    readonly property real windowHeight: 118 * unit
    readonly property real windowLow: 102 * unit
    readonly property real hireLow: 88 * unit
    readonly property real hireHeight: 106 * unit
    readonly property real strip: 58 * unit
    readonly property real stockLow: 32 * unit
    readonly property real stockHeight: 36 * unit
    readonly property real examination: 92 * unit
    readonly property real tileWidth: 36 * unit
    readonly property real tileHeight: 54 * unit
    readonly property real facedHeight: 96 * unit
    readonly property real facedWidth: 112 * unit
    readonly property real cardWidth: 124 * unit
    readonly property real narrowCard: 86 * unit
    readonly property real wordyCard: 92 * unit
    readonly property real bale: 15 * unit
    // With less room the player's own cards are above the purse instead of beside it.
    readonly property real handRow: 1150 * unit
    readonly property real purseWidth: 290 * unit
    readonly property real handArea: 138 * unit
}
