import QtQuick

// A picture laid thinly over a colour, opaque: what lies under it costs nothing to draw.
Drawn {
    required property string path
    required property color tint
    required property real strength
    property bool fills: true

    order: path && `ground/${tint.toString().slice(-6)}/${Math.round(strength * 100)}/${path}/${fills ? "fill" : "fit"}`
    smooth: false
}
