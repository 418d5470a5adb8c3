pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Pieces
import Table.Controls
import Table.Program
import Table.Sheets

// The ingredients on display; a row with fewer tiles is cheaper.
Section {
    id: shelf

    readonly property real each: Math.floor((below - 2 * Theme.size.gapSmall) / Math.max(1, laid.market.shelf.count))

    name: "shelf"
    beside: stocks.width + Theme.size.gapSmall

    StockButton {
        id: stocks

        anchors.right: parent.right
        // Large enough to be touched, and below the pieces where it reaches them; its number stays beside the heading.
        anchors.bottom: parent.top
        anchors.bottomMargin: (shelf.head - height) / 2 - shelf.lowered(height)
        height: Theme.size.touch
        bottomPadding: 2 * shelf.lowered(height)
        supplies: shelf.laid.supplies
        sort: "ingredient_tiles"
    }

    Column {
        spacing: Theme.size.gapSmall

        Repeater {
            model: shelf.laid.market.shelf

            delegate: Row {
                id: line

                required property string key
                required property string cost
                required property string terms
                required property int price
                required property bool clears
                required property Rows spots
                readonly property real wide: Math.floor(Math.min(shelf.each, (shelf.width - priced.width) / Math.max(1, spots.count) - Theme.size.gapSmall))

                spacing: Theme.size.gapSmall
                height: wide

                // It keeps its room without a price, so that all tiles are in columns.
                Explained {
                    id: priced

                    width: Theme.size.iconLarge
                    height: parent.height
                    label: line.cost
                    about: line.terms

                    Falling {
                        anchors.horizontalCenter: parent.horizontalCenter
                        width: Theme.size.iconTiny
                        price: line.price
                        what: shelf.title
                        tint: Theme.color.goldLight
                    }

                    Column {
                        anchors.centerIn: parent

                        Price {
                            anchors.horizontalCenter: parent.horizontalCenter
                            coins: line.price
                            ink: Theme.color.inkOnDark
                        }

                        Mark {
                            anchors.horizontalCenter: parent.horizontalCenter
                            width: Theme.size.iconTiny
                            name: line.clears ? "leave" : ""
                        }
                    }
                }

                Repeater {
                    model: line.spots

                    delegate: Spot {
                        id: spot

                        width: line.wide
                        height: line.wide
                        place: `shelf:${line.key}:${key}`
                        background: Picture {
                            visible: spot.face === null
                            path: "patisserie/furniture/crate"
                        }
                    }
                }
            }
        }
    }
}
