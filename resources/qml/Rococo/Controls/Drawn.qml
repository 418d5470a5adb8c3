import QtQuick
import Rococo.Theme

// An image that the program draws at the very size it is shown at, crisp on every screen.
Image {
    // The provider and what it is asked to draw, without the size; empty for nothing.
    required property string order
    property int pixelsWide: Math.ceil(width * Theme.pixelRatio)
    property int pixelsHigh: Math.ceil(height * Theme.pixelRatio)

    source: order && pixelsWide > 0 && pixelsHigh > 0 ? `image://${order}/${pixelsWide}x${pixelsHigh}` : ""
}
