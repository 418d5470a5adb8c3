pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Game
import Patisserie.Pieces
import Table.Theme

// The staff for hire, and the price of the next card.
Item {
    id: counter

    required property Displays market
    required property string purpose
    readonly property string topic: "area.hire"

    signal chosen(option: string)

    Corner {
        id: head

        width: parent.width - cost.width
        label: qsTrId("window.patisserie.title.hire")
        about: counter.purpose
    }

    Price {
        id: cost

        anchors.right: parent.right
        height: head.height
        coins: counter.market.hirePrice
        ink: Theme.color.inkOnDark
    }

    Grid {
        id: grid

        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        columns: 2
        spacing: Theme.size.gapSmall

        Repeater {
            model: counter.market.hire

            delegate: Spot {
                width: Math.floor((grid.width - grid.spacing) / 2)
                height: Math.floor((grid.height - grid.spacing) / 2)
                place: "hire:" + key

                onTaken: option => counter.chosen(option)
            }
        }
    }
}
