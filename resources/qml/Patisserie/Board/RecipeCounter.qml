pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Pieces
import Patisserie.Theme
import Table.Controls
import Table.Sheets

// The recipes on display, the most expensive first; the last two leave at the end of the round.
Section {
    id: counter

    readonly property real each: Math.floor(Math.min(PatisserieTheme.size.recipeHigh, (width + Theme.size.gapSmall) / Math.max(1, laid.market.recipes.count) - Theme.size.gapSmall))
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

    component Line: Row {
        spacing: Theme.size.gapSmall
    }

    Line {
        anchors.bottom: parent.bottom

        Repeater {
            model: counter.laid.market.recipes

            delegate: Item {
                id: cost

                required property int price
                required property int index

                width: counter.each
                height: Theme.size.badge

                CentredRow {
                    anchors.horizontalCenter: parent.horizontalCenter
                    height: parent.height
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

    Line {
        Repeater {
            model: counter.laid.market.recipes

            delegate: Spot {
                required property int index

                width: counter.each
                height: counter.below - Theme.size.badge - Theme.size.gapTiny
                place: "recipe:" + key
                rim: index >= counter.staying ? Theme.color.blushDeep : Theme.color.woodEdge
            }
        }
    }
}
