import QtQuick
import Table.Controls

// Scales: the sign of the dish that wins a table's ties.
Plate {
    width: Theme.size.icon
    height: width
    radius: width / 2
    color: Theme.color.duckEgg
    edge: Theme.color.gold

    Glyph {
        anchors.centerIn: parent
        width: 0.72 * parent.width
        name: "scales"
        inner: Theme.color.duckEgg
    }
}
