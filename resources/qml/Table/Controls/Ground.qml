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

    function hex(colour: color): string {
        return colour.toString().slice(-6);
    }

    order: path && `ground/${hex(tint)}/${Math.round(strength * 100)}/${hex(light)}/${path}/${stretches ? "stretch" : fills ? "fill" : "fit"}`
    smooth: false
}
