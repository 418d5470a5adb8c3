import QtQuick
import QtQuick.Window

// A picture as it was drawn, crisp at its size; it fits into its frame or fills it.
Image {
    id: picture

    required property string path
    property bool fills: false

    readonly property int pixelsWide: Math.ceil(width * Screen.devicePixelRatio)
    readonly property int pixelsHigh: Math.ceil(height * Screen.devicePixelRatio)

    source: path && pixelsWide > 0 && pixelsHigh > 0 ? `image://picture/${path}/${fills ? "fill" : "fit"}/${pixelsWide}x${pixelsHigh}` : ""
    smooth: true
}
