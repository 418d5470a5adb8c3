import QtQuick

// What a game adds to the looks of the program; the defaults are here.
QtObject {
    // The velvet of the curtain, whose colour is that of all that matters: crimson or sea-green.
    property string velvet: "crimson"
    // What is seen in the evening of a round, as a path in the images.
    property string evening: ""
    // How much of it on either side is dark, and not shown when it is cut: a share of its width.
    property real eveningEdge: 0
    // The signs whose colours every eye must be able to tell apart.
    property list<string> samples: []
    // The signs of money and of points, which have their colours from the theme.
    property string money: ""
    property string points: ""
    // What it means to put a piece down, by the answer that this gives or the zone where it does.
    property var meanings: ({})

    // Draws the sign ``modelData`` where it is more than a glyph, as large as its parent.
    property Component sign: null

    // Draws the piece whose face is ``modelData``, as large as its parent; and one in a ``Bit``.
    property Component face: null
    property Component bit: null

    // Draws it in flight; and somebody who wears it where it has arrived.
    property Component flown: face
    property Component worn: null

    // Draws how the face ``was`` becomes the face ``now`` while 0 to 1 of it is ``done``, as large as its parent.
    property Component making: null

    // Draws it as a small picture without letters, as large as its parent.
    property Component thumb: null

    // The size of a piece in flight.
    function extent(face: QtObject): size {
        return Qt.size(0, 0);
    }

    // The size of a carried piece; nothing if it keeps its size.
    function lifted(face: QtObject): size {
        return Qt.size(0, 0);
    }

    // The colours of a sign; the other colour is for a sign without its own.
    function tint(sign: string, other: color): color {
        return other;
    }

    function inner(sign: string, other: color): color {
        return other;
    }

    // Whether a sign is more than a glyph.
    function draws(sign: string): bool {
        return false;
    }
}
