import QtQuick

// A picture in light of a colour, laid thinly over another colour, opaque: whatever is under it need not be
// drawn.
Drawn {
    required property string path
    required property color tint
    required property real strength
    property color light: "white"
    property bool fills: true
    property bool stretches: false

    order: path && `ground/${Theme.rgb(tint)}/${Math.round(strength * 100)}/${Theme.rgb(light)}/${path}/${stretches ? "stretch" : fills ? "fill" : "fit"}`
    smooth: false
}
