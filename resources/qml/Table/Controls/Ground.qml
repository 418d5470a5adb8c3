import QtQuick

// A picture laid thinly over a colour, opaque: whatever is under it need not be drawn.
Drawn {
    required property string path
    required property color tint
    required property real strength
    property bool fills: true
    property bool stretches: false

    order: path && `ground/${tint.toString().slice(-6)}/${Math.round(strength * 100)}/${path}/${stretches ? "stretch" : fills ? "fill" : "fit"}`
    smooth: false
}
