pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Pieces
import Table.Controls

// The ingredient tiles, with room for six at least.
Section {
    id: pantry

    name: "pantry"

    Plate {
        anchors.fill: parent
        color: Theme.color.woodLight
        edge: Theme.color.woodEdge
    }

    Anchor {
        place: "region:pantry"
    }

    DropSpot {
        zone: "pantry"
    }

    Spread {
        id: places

        x: Theme.size.gapSmall
        y: Theme.size.gapSmall
        count: Math.max(6, pantry.laid.kitchen.tiles.count)
        room: Qt.size(pantry.width - 2 * x, pantry.below - 2 * y)
        shape: [1, 1]
        spacing: Theme.size.gapTiny

        Repeater {
            model: pantry.laid.kitchen.tiles

            delegate: Spot {
                width: Math.floor(places.each.width)
                height: Math.floor(places.each.height)
                place: "tile:" + key
                ground: Theme.color.clear
                rim: Theme.color.clear
            }
        }
    }
}
