import QtQuick
import Table.Theme

// What a drop means, on a plate at its place.
Plate {
    id: label

    required property string text
    required property bool low

    width: word.width + 2 * Theme.size.gap
    height: Theme.size.heading
    radius: height / 2
    color: Theme.color.parchment
    edge: Theme.color.legal

    Words {
        id: word

        objectName: "dropWord"
        anchors.centerIn: parent
        text: label.text
        font.pixelSize: label.low ? Theme.font.small : Theme.font.body
        font.bold: true
    }
}
