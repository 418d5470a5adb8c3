pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Pieces
import Table.Controls

// The ingredient tiles, as large as there is room for all.
Section {
    id: pantry

    readonly property real room: width - 2 * Theme.size.gapSmall
    readonly property real high: below - 2 * Theme.size.gapSmall
    readonly property int across: {
        const many = laid.kitchen.tiles.count;
        let columns = 3;
        while (columns < many && Math.ceil(many / columns) * (room / columns) > high)
            columns++;
        return columns;
    }

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

    Grid {
        x: Theme.size.gapSmall
        y: Theme.size.gapSmall
        columns: pantry.across
        spacing: Theme.size.gapTiny

        Repeater {
            model: pantry.laid.kitchen.tiles

            delegate: Spot {
                width: Math.floor(pantry.room / pantry.across) - Theme.size.gapTiny
                height: width
                place: "tile:" + key
                ground: Theme.color.clear
                rim: Theme.color.clear
            }
        }
    }
}
