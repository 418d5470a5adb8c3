pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Pieces
import Table.Controls

// The ingredient tiles in their crates, of which there are six at least.
Section {
    id: pantry

    name: "pantry"

    component Places: Spread {
        count: Math.max(6, pantry.laid.kitchen.tiles.count)
        room: Qt.size(pantry.width, pantry.below)
        shape: [1, 1]
        spacing: Theme.size.gapTiny
    }

    Places {
        id: crates

        Repeater {
            model: crates.count

            delegate: Picture {
                width: Math.floor(crates.each.width)
                height: Math.floor(crates.each.height)
                path: "patisserie/furniture/crate"
            }
        }
    }

    Anchor {
        place: "region:pantry"
    }

    DropSpot {
        zone: "pantry"
    }

    Places {
        id: places

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
