pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Game
import Patisserie.Pieces
import Patisserie.Theme
import Table.Controls

// The cards that are hired by merit.
Section {
    id: stars

    name: "stars"

    Spread {
        id: places

        count: stars.laid.market.stars.count
        room: Qt.size(stars.width, stars.below)
        shape: PatisserieTheme.card
        wordy: PatisserieTheme.size.card

        Repeater {
            model: stars.laid.market.stars

            delegate: CardSpot {
                Thing.topic: (face as StaffFace)?.merit ?? ""
                width: Math.floor(places.each.width)
                height: Math.floor(places.each.height)
                place: "star:" + key
            }
        }
    }
}
