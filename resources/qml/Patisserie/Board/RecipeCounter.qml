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

    Row {
        width: parent.width
        spacing: Theme.size.gapSmall

        Repeater {
            model: counter.laid.market.recipes

            delegate: Item {
                id: space

                required property string key
                required property string label
                required property string choice
                required property bool legal
                required property string reason
                required property string about
                required property QtObject face
                required property int price
                required property int index
                readonly property bool leaving: index >= counter.laid.market.recipes.count - counter.laid.market.cleared

                width: counter.each
                height: counter.below

                Spot {
                    width: parent.width
                    height: parent.height - tag.height - Theme.size.gapTiny
                    key: space.key
                    label: space.label
                    choice: space.choice
                    legal: space.legal
                    reason: space.reason
                    about: space.about
                    face: space.face
                    owner: -1
                    price: space.price
                    gain: ""
                    amount: 0
                    place: "recipe:" + space.key
                    rim: space.leaving ? Theme.color.blushDeep : Theme.color.woodEdge
                }

                Row {
                    id: tag

                    anchors.bottom: parent.bottom
                    anchors.horizontalCenter: parent.horizontalCenter
                    height: Theme.size.badge
                    spacing: Theme.size.gapSmall

                    Price {
                        anchors.verticalCenter: parent.verticalCenter
                        coins: space.price
                        ink: Theme.color.inkOnDark
                    }

                    Mark {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.size.iconTiny
                        name: space.leaving ? "leave" : ""
                    }
                }
            }
        }
    }
}
