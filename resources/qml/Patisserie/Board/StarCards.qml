pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Game
import Patisserie.Pieces
import Table.Program
import Table.Theme

// The cards that are hired by merit.
Section {
    id: stars

    name: "stars"

    Row {
        width: parent.width
        height: parent.height
        spacing: Theme.size.gapSmall

        Repeater {
            model: stars.laid.market.stars

            delegate: Spot {
                Thing.topic: (face as StaffFace)?.merit ?? ""
                width: Math.floor(Math.min(Theme.size.column * 1.3, (stars.width + Theme.size.gapSmall) / stars.laid.market.stars.count - Theme.size.gapSmall))
                height: parent.height
                place: "star:" + key
            }
        }
    }
}
