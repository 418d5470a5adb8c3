import QtQuick
import Table.Controls

// The number of a place at a table, counted from its sign, by which sentences call it: a small card like that sign at
// the near rim of its plate, where neither a dish's owner nor its points are.
Plate {
    id: card

    required property int number

    LayoutMirroring.enabled: false
    z: 1
    x: Math.round(0.97 * parent.width - width)
    y: Math.round(Math.min(0.86 * parent.height - height / 2, parent.height - height))
    width: Math.max(height, Math.ceil(words.implicitWidth + 2 * Theme.size.gapTiny))
    height: Math.ceil(1.15 * Theme.font.small)
    radius: Theme.size.radiusSmall
    color: Theme.color.duckEgg
    edge: Theme.color.gold

    Words {
        id: words

        anchors.centerIn: parent
        text: card.number
        font.pixelSize: Theme.font.small
        font.bold: true
    }
}
