import QtQuick

// All measures, in units; the window is 800 units high.
QtObject {
    required property real unit
    // Whether edges are strong.
    required property bool stark

    // The edge of tags and discs that their figures fill, and that of all else.
    readonly property real thin: Math.max(1, unit)
    readonly property real hair: thin * (stark ? 2 : 1)
    readonly property real frame: (stark ? 3 : 2) * unit
    readonly property real ring: 3 * unit
    // The white band of a light, the dark rim on both sides of it, and all three together.
    readonly property real glow: Math.round(3 * unit)
    readonly property real rim: Math.round(hair)
    readonly property real light: glow + 2 * rim
    readonly property real gapTiny: 2 * unit
    readonly property real gapSmall: 4 * unit
    readonly property real gap: 6 * unit
    readonly property real gapLarge: 12 * unit
    readonly property real gapHuge: 24 * unit
    readonly property real radiusSmall: 3 * unit
    readonly property real radius: 6 * unit
    readonly property real radiusLarge: 12 * unit

    readonly property real touch: 32 * unit
    readonly property real buttonHeight: 34 * unit
    readonly property real bigButtonWidth: 300 * unit
    readonly property real bigButtonHeight: 46 * unit
    readonly property real iconTiny: 12 * unit
    readonly property real iconSmall: 14 * unit
    readonly property real icon: 18 * unit
    readonly property real iconLarge: 26 * unit
    readonly property real iconHuge: 72 * unit
    readonly property real badge: 16 * unit

    readonly property real wreath: 112 * unit

    readonly property real topBar: 62 * unit
    readonly property real slimBar: 92 * unit
    readonly property real slimPanel: 195 * unit
    readonly property real playerPanel: 300 * unit
    readonly property real flourish: 240 * unit
    readonly property real giltCorner: 44 * unit
    readonly property real plank: 220 * unit
    readonly property real portrait: 30 * unit
    readonly property real sitter: 42 * unit
    readonly property real bust: 22 * unit
    readonly property real promptBar: questionLine + buttonHeight + 2 * gap
    // A question above two rows of answers, so that nothing moves when these appear.
    readonly property real asked: lowLine + 2 * touch + 3 * gapSmall
    // Who teaches: beside the question, above it, and there at most; the length of a row for both.
    readonly property real seat: 100 * unit
    readonly property real lowSeat: 70 * unit
    readonly property real lowSeatMost: 92 * unit
    readonly property real longRow: 1150 * unit
    readonly property real sitterLarge: 92 * unit
    // The least width of a card over a place, and how far a piece may miss its place.
    readonly property real carried: 64 * unit
    readonly property real magnet: 40 * unit
    readonly property real sideWidth: 540 * unit
    readonly property real sideMost: 640 * unit
    readonly property real logColumn: 280 * unit
    readonly property real logLow: 58 * unit
    readonly property real heading: 20 * unit
    readonly property real newsLine: 18 * unit

    readonly property real supplyRow: 23 * unit
    readonly property real supplyPicture: 46 * unit
    readonly property real sheet: 752 * unit
    readonly property real dialogWidth: 760 * unit
    readonly property real dialogHeight: 620 * unit
    readonly property real wideDialog: 1080 * unit
    readonly property real field: 220 * unit
    readonly property real rowHeight: 40 * unit
    readonly property real column: 118 * unit
    readonly property real notice: 560 * unit
    readonly property real explainer: 380 * unit
    readonly property real largePicture: 190 * unit
    // The large way on from the menu.
    readonly property real wayOn: 76 * unit
    readonly property real menuWidth: 520 * unit
    readonly property real questionLine: 30 * unit
    readonly property real lowLine: 24 * unit
    // An answer with a picture above its words.
    readonly property real pictured: 46 * unit
}
