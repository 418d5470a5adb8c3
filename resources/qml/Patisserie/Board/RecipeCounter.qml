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
    }

    Item {
        y: -height
        width: parent.width
        height: counter.head

        Anchor {
            place: "stock"
        }
    }

    component Places: Spread {
        count: counter.laid.market.recipes.count
        room: Qt.size(counter.width, counter.below)
        shape: PatisserieTheme.recipe
        foot: Theme.size.badge + Theme.size.gapTiny
    }

    Places {
        id: places

        Repeater {
            model: counter.laid.market.recipes

            delegate: Spot {
                id: spot

                width: Math.floor(places.each.width)
                height: Math.floor(places.each.height)
                place: "recipe:" + key
                background: PinBoard {
                    visible: spot.face === null
                }
            }
        }
    }

    // The prices, each below its recipe.
    Places {
        Repeater {
            model: counter.laid.market.recipes

            delegate: Item {
                id: cost

                required property int price
                required property int index

                width: Math.floor(places.each.width)
                height: Math.floor(places.each.height)

                CentredRow {
                    anchors.top: parent.bottom
                    anchors.horizontalCenter: parent.horizontalCenter
                    height: places.foot
                    spacing: Theme.size.gapSmall

                    Price {
                        coins: cost.price
                        ink: Theme.color.inkOnDark
                    }

                    Mark {
                        width: Theme.size.iconTiny
                        name: cost.index >= counter.staying ? "leave" : ""
                    }
                }
            }
        }
    }
}
