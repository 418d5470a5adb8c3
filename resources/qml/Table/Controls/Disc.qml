import QtQuick
import Table.Theme

// A round plate with a number or a letter on it.
Plate {
    property alias text: words.text
    property alias ink: words.color
    property alias textSize: words.font.pixelSize

    width: Theme.size.icon
    height: width
    radius: width / 2
    edgeWidth: edge.a > 0 ? Theme.size.thin : 0

    Figure {
        id: words

        anchors.centerIn: parent
    }
}
