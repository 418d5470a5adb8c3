import QtQuick
import Rococo.Theme

// A picture as it was drawn, crisp at its size; it fits into its frame or fills it.
Image {
    id: picture

    required property string path
    property bool fills: false

    readonly property int pixelsWide: Math.ceil(width * Theme.pixelRatio)
    readonly property int pixelsHigh: Math.ceil(height * Theme.pixelRatio)

    source: path && pixelsWide > 0 && pixelsHigh > 0 ? `image://picture/${path}/${fills ? "fill" : "fit"}/${pixelsWide}x${pixelsHigh}` : ""
    smooth: true
}
