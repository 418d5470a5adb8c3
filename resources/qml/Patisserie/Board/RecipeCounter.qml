pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Game
import Patisserie.Pieces
import Patisserie.Theme
import Table.Controls
import Table.Program
import Table.Sheets
import Table.Theme

// The recipes on display, the most expensive first; the last two leave at the end of the round.
Item {
    id: counter

    required property Displays market
    required property Supplies supplies
    required property string purpose
    readonly property string topic: "area.recipes"
    readonly property real each: Math.floor(Math.min(PatisserieTheme.size.recipeHigh, (width + Theme.size.gapSmall) / Math.max(1, market.recipes.count) - Theme.size.gapSmall))

    signal chosen(option: string)
    signal countsAsked

    Corner {
        id: head

        width: parent.width - stocks.width - Theme.size.gap
        height: Theme.size.touch
        label: qsTrId("window.patisserie.title.recipes")
        about: counter.purpose
    }

    StockButton {
        id: stocks

        anchors.right: parent.right
        height: head.height
        supplies: counter.supplies

        onAsked: counter.countsAsked()
    }

    Anchor {
        place: "stock"
        anchors.bottomMargin: counter.height - head.height
    }

    Anchor {
        place: "region:recipes"
    }

    Row {
        anchors.top: head.bottom
        width: parent.width
        spacing: Theme.size.gapSmall

        Repeater {
            model: counter.market.recipes

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
                readonly property bool leaving: index >= counter.market.recipes.count - counter.market.cleared

                width: counter.each
                height: counter.height - head.height

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

                    onTaken: option => counter.chosen(option)
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
