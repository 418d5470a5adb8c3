import QtQuick
import Table.Controls

// The name of a piece in one line: as large as there is room, and pressed together before it would be cut.
Item {
    id: name

    property alias text: words.text
    property alias color: words.color
    property alias bold: words.font.bold
    property alias aligned: words.horizontalAlignment
    property real most: Theme.font.body

    // The share of the smallest letters' width that there is.
    function fitting(room: real): real {
        return room / Math.max(1, least.advanceWidth);
    }

    implicitHeight: Math.ceil(least.height)

    TextMetrics {
        id: least

        font.family: words.font.family
        font.pixelSize: Theme.font.small
        font.bold: words.font.bold
        text: words.text
    }

    Title {
        id: words

        width: Math.max(name.width, Math.ceil(Math.max(least.advanceWidth, least.width)) + Theme.size.gapTiny)
        height: parent.height
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Math.max(Theme.font.small, name.most)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.font.small
        transform: Scale {
            xScale: Math.min(1, name.width / Math.max(1, words.width))
        }
    }
}
