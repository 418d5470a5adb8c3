pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Pieces
import Patisserie.Theme
import Table.Controls

// The shelves with flour, sugar and butter.
Section {
    id: goods

    // The width of the numbers before the shelves.
    readonly property real numbers: Math.min(below / 3, 0.16 * width)

    name: "goods"
    beside: prices.width + Theme.size.gap

    // What the digits at the edges of the shelves are.
    Explained {
        id: prices

        anchors.right: parent.right
        y: -goods.head - Theme.size.gapTiny
        width: said.implicitWidth
        height: goods.head
        label: said.text
        about: goods.laid.about("goods_prices")

        Words {
            id: said

            height: parent.height
            text: qsTrId("window-patisserie-goods_prices")
            color: Theme.color.inkOnDarkSoft
            font.pixelSize: Theme.font.small
        }
    }

    Anchor {
        place: "region:goods"
    }

    // The shelf of a good: its number, and a place for each unit; a free one tells the price of buying up to it.
    component GoodsTrack: Item {
        id: track

        required property string key
        required property string name
        required property int held
        required property string about
        required property Rows spots

        Thing.topic: "good." + key
        Thing.about: about

        Explained {
            id: head

            width: Math.min(height, goods.numbers)
            height: parent.height - Theme.size.gapTiny
            label: track.name
            about: track.about

            Plate {
                id: medal

                anchors.centerIn: parent
                width: Math.min(parent.width, parent.height) - 2 * Theme.size.hair
                height: width
                radius: width / 2
                color: Theme.color.parchment
                edge: Theme.color.gold
                edgeWidth: Theme.size.frame

                Figure {
                    anchors.centerIn: parent
                    text: track.held
                    font.pixelSize: Math.max(Theme.font.large, 0.6 * medal.width)
                }

                Held {
                    enabled: goods.laid.dragging.held === "goods"
                    seat: goods.laid.kitchen.seat
                }
            }
        }

        Drawn {
            anchors.fill: steps
            anchors.margins: -Theme.size.gapTiny
            order: `cloth/patisserie/furniture/shelf/${Math.round(30 * Theme.unit * Theme.pixelRatio)}`
        }

        Row {
            id: steps

            anchors.left: parent.left
            anchors.leftMargin: goods.numbers + Theme.size.gapSmall
            anchors.verticalCenter: head.verticalCenter
            spacing: Theme.size.hair

            Repeater {
                model: track.spots

                delegate: Spot {
                    id: step

                    required property int index
                    readonly property bool full: index < track.held
                    // What can be bought is as plain as what is there.
                    readonly property bool plain: full || legal
                    readonly property real foot: full || price < 0 ? Theme.size.gapSmall : 0.8 * tag.height

                    width: Math.floor((goods.width - steps.x - Theme.size.gapTiny) / goods.laid.kitchen.longest - Theme.size.hair)
                    height: track.height - 2 * Theme.size.gapSmall
                    corner: Theme.size.radiusSmall
                    // What chooses it is between its shelf and the one above.
                    digitTop: -0.75 * Theme.size.iconSmall
                    head: -Theme.size.gapSmall
                    ground: legal ? Theme.color.legalFill : Theme.color.clear
                    rim: Theme.color.clear
                    contentItem: Item {}

                    Mark {
                        id: unit

                        anchors.horizontalCenter: parent.horizontalCenter
                        anchors.bottom: parent.bottom
                        anchors.bottomMargin: step.foot
                        width: Math.min(parent.width, step.height - Math.max(step.foot, 2 * Theme.size.gapSmall))
                        opacity: step.plain ? 1 : 0.35
                        name: track.key
                    }

                    // On the edge of the shelf, and on paper once it can be bought.
                    PriceTag {
                        id: tag

                        anchors.horizontalCenter: parent.horizontalCenter
                        anchors.bottom: parent.bottom
                        width: parent.width
                        least: Theme.font.body
                        color: step.legal ? PatisserieTheme.color.paper : Theme.color.clear
                        edge: step.legal ? PatisserieTheme.color.paperEdge : Theme.color.clear
                        ink: step.legal ? Theme.color.ink : Theme.color.inkOnDark
                        coins: step.price
                    }
                }
            }
        }
    }

    Column {
        Repeater {
            model: goods.laid.kitchen.tracks

            delegate: GoodsTrack {
                width: goods.width
                height: Math.floor(goods.below / 3)
            }
        }
    }
}
