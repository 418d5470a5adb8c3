pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Pieces
import Table.Theme

// The staff for hire, and the price of the next card.
Section {
    id: counter

    name: "hire"
    beside: cost.width

    Price {
        id: cost

        anchors.right: parent.right
        anchors.bottom: parent.top
        height: counter.head
        coins: counter.laid.market.hirePrice
        ink: Theme.color.inkOnDark
    }

    Grid {
        id: grid

        width: parent.width
        height: parent.height
        columns: 2
        spacing: Theme.size.gapSmall

        Repeater {
            model: counter.laid.market.hire

            delegate: Spot {
                width: Math.floor((grid.width - grid.spacing) / 2)
                height: Math.floor((grid.height - grid.spacing) / 2)
                place: "hire:" + key
            }
        }
    }
}
