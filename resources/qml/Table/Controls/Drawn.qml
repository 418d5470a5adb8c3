import QtQuick
import Table.Theme

// An image that the program draws at exactly the size it is shown at, sharp on every screen. While a
// layout comes to rest a size changes many times; the image is drawn anew only at its end.
Image {
    // The provider and what it is asked to draw, without the size; empty for nothing.
    required property string order
    property int pixelsWide: Math.ceil(width * Theme.pixelRatio)
    property int pixelsHigh: Math.ceil(height * Theme.pixelRatio)
    // Whether it will be drawn anyway. Asked once more, Qt would search all calls that wait.
    property bool waiting: true

    function draw(): void {
        waiting = false;
        source = order && pixelsWide > 0 && pixelsHigh > 0 ? `image://${order}/${pixelsWide}x${pixelsHigh}` : "";
    }

    function drawLater(): void {
        if (!waiting) {
            waiting = true;
            Qt.callLater(draw);
        }
    }

    Component.onCompleted: draw()

    onOrderChanged: {
        if (!waiting)
            draw();
    }
    onPixelsWideChanged: drawLater()
    onPixelsHighChanged: drawLater()
}
