import QtQuick
import Table.Controls

// The sign of a table's first dish, which wins ties.
Plate {
    width: Theme.size.icon
    height: width
    radius: width / 2
    color: Theme.color.duckEgg
    edge: Theme.color.gold

    Glyph {
        anchors.centerIn: parent
        width: 0.72 * parent.width
        name: "pennant"
        inner: Theme.color.duckEgg
    }
}
