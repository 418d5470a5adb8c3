import QtQuick
import Rococo.Theme

// A picture laid thinly over a colour, opaque: what lies under it costs nothing to draw.
Image {
    id: ground

    required property string path
    required property color tint
    required property real strength
    property bool fills: true
    property int pixelsWide: Math.ceil(width * Theme.pixelRatio)
    property int pixelsHigh: Math.ceil(height * Theme.pixelRatio)

    source: path && pixelsWide > 0 && pixelsHigh > 0 ? `image://ground/${tint.toString().slice(-6)}/${Math.round(strength * 100)}/${path}/${fills ? "fill" : "fit"}/${pixelsWide}x${pixelsHigh}` : ""
    smooth: false
}
