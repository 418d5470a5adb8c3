import QtQuick
import Rococo.Theme
import Table.Controls

// A small plaque with signs and words, at the foot of a place or on a wall.
Plate {
    id: plaque

    default property alias words: row.data

    readonly property real implicit: row.implicitWidth + 2 * Theme.size.ring

    width: Math.ceil(implicit)
    height: Math.ceil(row.implicitHeight + Theme.size.gapTiny)
    radius: Theme.size.radiusSmall
    color: RococoTheme.color.brass
    edge: RococoTheme.color.brassEdge
    edgeWidth: Theme.size.thin

    CentredRow {
        id: row

        anchors.centerIn: parent
        spacing: Theme.size.gapTiny
    }
}
