pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Pieces
import Table.Controls

// The tracks of flour, sugar and butter.
Section {
    id: goods

    name: "goods"

    Anchor {
        place: "region:goods"
    }

    Column {
        Repeater {
            model: goods.laid.kitchen.tracks

            delegate: GoodsTrack {
                width: goods.width
                height: Math.floor(goods.below / 3)
                laid: goods.laid
            }
        }
    }
}
