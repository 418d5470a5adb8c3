pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Theme
import Table.Controls

// The recipes and dishes of a player as pictures; a dish has another ground.
CentredRow {
    id: pictures

    required property list<string> shown
    // The width of a picture.
    required property real each

    height: Theme.size.iconLarge + Theme.size.gapTiny
    spacing: Theme.size.gapTiny

    Repeater {
        model: pictures.shown

        delegate: Plate {
            id: tile

            required property string modelData
            readonly property bool baked: modelData.startsWith("dish:")

            width: pictures.each
            height: width
            radius: Theme.size.radiusSmall
            color: tile.baked ? PatisserieTheme.color.baked : PatisserieTheme.color.paper
            edge: PatisserieTheme.color.paperEdge

            Picture {
                anchors.fill: parent
                anchors.margins: Theme.size.hair
                path: tile.modelData.slice(tile.modelData.indexOf(":") + 1)
            }
        }
    }
}
