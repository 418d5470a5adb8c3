pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The tracks of flour, sugar and butter.
KitchenPart {
    id: goods

    name: "goods"

    Anchor {
        place: "region:goods"
    }

    Column {
        Repeater {
            model: goods.kitchen.tracks

            delegate: GoodsTrack {
                width: goods.width
                height: Math.floor(goods.below / 3)
                seat: goods.kitchen.seat
                carried: goods.laid.dragging.held === "goods"

                onChosen: option => goods.chosen(option)
            }
        }
    }
}
