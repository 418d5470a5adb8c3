pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Pieces
import Patisserie.Theme
import Table.Controls
import Table.Sheets

// The staff for hire, and the price of the next card; the unused staff of somebody who chooses a hand from it here.
Section {
    id: counter

    name: "hire"
    heading: laid.prompt.topic === "decision.select_card" && laid.prompt.mine && laid.market.hireCost === "" ? "unused_staff" : "hire"
    beside: cost.width + stocks.width + 2 * Theme.size.gap + Theme.size.iconTiny

    StockButton {
        id: stocks

        anchors.right: cost.left
        anchors.rightMargin: Theme.size.gap + Theme.size.iconTiny
        // Large enough to be touched, and below the pieces where it reaches them; its number stays beside the heading.
        anchors.bottom: parent.top
        anchors.bottomMargin: (counter.head - height) / 2 - counter.lowered(height)
        height: Theme.size.touch
        bottomPadding: 2 * counter.lowered(height)
        supplies: counter.laid.supplies
        sort: "staff"
    }

    Explained {
        id: cost

        anchors.right: parent.right
        anchors.bottom: parent.top
        anchors.bottomMargin: Theme.size.gapTiny
        width: price.width
        height: counter.head
        visible: label !== ""
        label: counter.laid.market.hireCost
        about: counter.laid.market.hireTerms

        Price {
            id: price

            height: parent.height
            coins: counter.laid.market.hirePrice
            ink: Theme.color.inkOnDark
        }
    }

    Falling {
        anchors.right: cost.left
        anchors.rightMargin: Theme.size.gapTiny
        anchors.verticalCenter: cost.verticalCenter
        width: Theme.size.iconTiny
        price: counter.laid.market.hirePrice
        what: counter.title
        tint: Theme.color.goldLight
    }

    Spread {
        id: places

        count: counter.laid.market.hire.count
        room: Qt.size(counter.width, counter.below)
        shape: PatisserieTheme.hiredCard
        wordy: PatisserieTheme.size.card

        Repeater {
            model: counter.laid.market.hire

            delegate: CardSpot {
                width: Math.floor(places.each.width)
                height: Math.floor(places.each.height)
                place: "hire:" + key
            }
        }
    }
}
