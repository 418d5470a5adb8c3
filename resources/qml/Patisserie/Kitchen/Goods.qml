pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Pieces
import Table.Controls

// The tracks of flour, sugar and butter.
Section {
    id: goods

    name: "goods"

    Anchor {
        place: "region:goods"
    }

    // The track of a good: one step for each unit; a free one shows the price of buying up to it.
    component GoodsTrack: Item {
        id: track

        required property string key
        required property string name
        required property int held
        required property string about
        required property Rows spots
        readonly property int seat: goods.laid.kitchen.seat
        readonly property bool carried: goods.laid.dragging.held === "goods"

        Thing.topic: "good." + key
        Thing.about: about

        Explained {
            id: head

            width: Theme.size.iconLarge + Theme.size.gapTiny
            height: parent.height
            label: track.name
            about: track.about

            Mark {
                anchors.centerIn: parent
                width: Theme.size.iconLarge
                name: track.key
            }
        }

        Row {
            anchors.left: head.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.size.hair

            Repeater {
                model: track.spots

                delegate: Spot {
                    id: step

                    required property int index
                    readonly property bool full: index < track.held

                    width: (goods.width - head.width) / goods.laid.kitchen.longest - Theme.size.hair
                    height: track.height - Theme.size.gapTiny
                    corner: Theme.size.radiusSmall
                    ground: legal ? Theme.color.legalFill : full ? Theme.color.medal : Theme.color.woodLight
                    rim: full ? Theme.color.gold : Theme.color.woodEdge
                    contentItem: Item {}

                    Emblem {
                        anchors.centerIn: parent
                        width: Math.max(Theme.size.icon, 0.6 * step.width)
                        visible: step.index === track.held - 1
                        seat: track.seat

                        Held {
                            enabled: track.carried && step.index === track.held - 1
                            seat: track.seat
                        }
                    }

                    // The price below its coin, clear of the digit in the corner.
                    Column {
                        anchors.horizontalCenter: parent.horizontalCenter
                        anchors.bottom: parent.bottom
                        anchors.bottomMargin: Math.max(0, Math.round((parent.height - height) / (step.numbered ? 6 : 2)))
                        visible: step.price >= 0

                        Mark {
                            anchors.horizontalCenter: parent.horizontalCenter
                            width: Math.max(Theme.size.iconSmall, 0.4 * step.width)
                            name: "coin"
                        }

                        Figure {
                            anchors.horizontalCenter: parent.horizontalCenter
                            text: step.price
                            font.pixelSize: Math.max(Theme.font.small, 0.36 * step.width)
                            color: step.legal ? Theme.color.ink : Theme.color.inkOnDarkSoft
                        }
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
