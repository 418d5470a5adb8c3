pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Pieces
import Patisserie.Theme
import Table.Controls
import Table.Sheets

// The recipes on display, the most expensive first; the last two leave at the end of the round.
Section {
    id: counter

    readonly property int staying: laid.market.recipes.count - laid.market.cleared

    name: "recipes"
    head: Theme.size.touch
    beside: stocks.width + Theme.size.gap

    StockButton {
        id: stocks

        anchors.right: parent.right
        anchors.bottom: parent.top
        height: counter.head
        supplies: counter.laid.supplies
        sort: "recipes"
    }

    Item {
        y: -height
        width: parent.width
        height: counter.head

        Anchor {
            place: "stock"
        }
    }

    Spread {
        id: places

        count: counter.laid.market.recipes.count
        room: Qt.size(counter.width, counter.below)
        shape: PatisserieTheme.recipe

        Repeater {
            model: counter.laid.market.recipes

            delegate: Spot {
                id: spot

                required property int index

                width: Math.floor(places.each.width)
                height: Math.floor(places.each.height)
                place: "recipe:" + key
                background: PinBoard {
                    visible: spot.face === null
                }

                // The price on a tag at its edge, and whether it leaves.
                CentredRow {
                    x: -Theme.size.gapTiny
                    y: -Theme.size.hair
                    z: 1
                    spacing: Theme.size.hair

                    PriceTag {
                        width: Math.max(Theme.size.touch - Theme.size.gapSmall, 0.2 * spot.width)
                        color: PatisserieTheme.color.goldLight
                        edge: Theme.color.gold
                        coins: spot.price
                    }

                    Mark {
                        width: Theme.size.iconTiny
                        name: spot.index >= counter.staying ? "leave" : ""
                    }
                }
            }
        }
    }
}
