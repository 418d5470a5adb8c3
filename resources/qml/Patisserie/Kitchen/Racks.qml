pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Pieces
import Patisserie.Theme
import Table.Controls

// The cooling racks on their slabs of marble, and below them the successful decorations.
Section {
    id: racks

    readonly property real rack: Math.floor((width - Theme.size.gapSmall) / 2)
    readonly property real side: Math.min(rack, 0.6 * below)

    name: "racks"

    Row {
        spacing: Theme.size.gapSmall

        Repeater {
            model: racks.laid.kitchen.racks

            delegate: Target {
                id: rack

                required property string key
                required choice
                required reason
                required face

                width: racks.rack
                height: racks.side
                background: Picture {
                    opacity: PatisserieTheme.shine
                    stretches: true
                    path: "patisserie/furniture/cooling"
                }
                contentItem: PieceFace {
                    modelData: rack.face
                    numbered: rack.numbered
                }

                Steam {
                    rising: rack.face !== null
                }

                Anchor {
                    place: "rack:" + rack.key
                    piece: rack.contentItem
                }
            }
        }
    }

    Anchor {
        place: "region:racks"
        anchors.bottomMargin: racks.below - racks.side
    }

    Anchor {
        place: "region:decorations"
        anchors.topMargin: racks.side + Theme.size.gapSmall
    }

    DropSpot {
        zone: "racks"
    }

    // The places for successful decorations, with the income that each gives.
    component Garnishes: Row {
        id: garnishes

        spacing: Theme.size.gapTiny

        Repeater {
            model: racks.laid.kitchen.decorations

            delegate: Explained {
                id: slot

                required property string key
                required label
                required about
                required property QtObject face
                required property string gain
                required property int amount

                width: Math.floor(garnishes.width / Math.max(1, racks.laid.kitchen.decorations.count)) - garnishes.spacing
                height: garnishes.height
                Thing.topic: "area.decorations"

                Picture {
                    anchors.fill: garnish
                    opacity: PatisserieTheme.shine
                    path: "patisserie/furniture/salver"
                }

                // A free one waits for a rose.
                Picture {
                    anchors.fill: garnish
                    opacity: 0.4
                    path: slot.face === null ? "patisserie/topping/rose" : ""
                }

                PieceFace {
                    id: garnish

                    anchors.fill: undefined
                    width: Math.min(parent.width, parent.height - income.height - Theme.size.hair)
                    height: width
                    x: (parent.width - width) / 2
                    modelData: slot.face
                }

                Item {
                    id: income

                    anchors.top: garnish.bottom
                    anchors.topMargin: Theme.size.hair
                    width: parent.width
                    height: tag.height

                    PriceTag {
                        id: tag

                        anchors.horizontalCenter: parent.horizontalCenter
                        width: Math.min(parent.width, 2 * Theme.size.icon)
                        coins: slot.gain === "coin" ? slot.amount : -1
                    }

                    Points {
                        anchors.centerIn: parent
                        visible: slot.gain !== "coin"
                        width: Theme.size.badge
                        points: slot.amount
                        now: true
                    }
                }

                Anchor {
                    place: "decoration:" + slot.key
                    piece: garnish
                }
            }
        }
    }

    Garnishes {
        y: racks.side + Theme.size.gapSmall
        width: parent.width
        height: Math.min(racks.below - y, 0.37 * width)
    }
}
