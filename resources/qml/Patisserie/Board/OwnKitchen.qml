pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Game
import Patisserie.Pieces
import Patisserie.Theme
import Table.Controls
import Table.Theme

// The kitchen of the person at the screen: cards, recipes, racks, pantry, goods, decorations, coins.
Item {
    id: room

    required property Kitchen kitchen
    required property PatisserieTable laid
    readonly property bool shown: kitchen.seat >= 0
    readonly property real gap: Theme.size.gapLarge
    readonly property real below: height - Theme.size.heading
    readonly property real handWidth: width - store.width - racks.width - pantry.width - goods.width - chest.width - 5 * gap
    readonly property real cardWidth: Math.floor(Math.min(1.3 * PatisserieTheme.size.card, (handWidth + Theme.size.gapSmall) / Math.max(1, kitchen.hand.count) - Theme.size.gapSmall))

    signal chosen(option: string)

    Title {
        anchors.centerIn: parent
        visible: !room.shown
        text: qsTrId("window.patisserie.title.hidden")
        color: Theme.color.inkOnDarkSoft
    }

    Row {
        height: parent.height
        visible: room.shown
        spacing: room.gap

        Item {
            id: hand

            width: room.handWidth
            height: parent.height

            Row {
                id: heads

                height: Theme.size.heading
                spacing: Theme.size.gapHuge

                Corner {
                    width: implicitWidth
                    implicitWidth: Theme.size.column / 2
                    label: qsTrId("window.patisserie.title.hand")
                    about: room.laid.about("hand")
                }

                Repeater {
                    model: [["unused", room.kitchen.unused], ["used", room.kitchen.used]]

                    delegate: Explained {
                        id: pile

                        required property var modelData

                        width: said.implicitWidth
                        height: heads.height
                        label: qsTrId(`window.patisserie.title.${pile.modelData[0]}`).replace("%1", pile.modelData[1].count)
                        about: names.join("\n")
                        readonly property list<string> names: {
                            const found = [];
                            for (let n = 0; n < pile.modelData[1].count; n++)
                                found.push(pile.modelData[1].data(pile.modelData[1].index(n, 0), 258));
                            return found;
                        }

                        Words {
                            id: said

                            height: parent.height
                            text: pile.label
                            color: Theme.color.inkOnDarkSoft
                            elide: Text.ElideNone
                        }
                    }
                }
            }

            DropSpot {
                zone: "hand"
            }

            Row {
                y: Theme.size.heading
                spacing: Theme.size.gapSmall

                Repeater {
                    model: room.kitchen.hand

                    delegate: Spot {
                        width: room.cardWidth
                        height: room.below
                        place: "card:" + key
                        ground: Theme.color.clear
                        rim: Theme.color.clear

                        onTaken: option => room.chosen(option)
                    }
                }
            }
        }

        Item {
            id: store

            width: 3 * PatisserieTheme.size.recipe + 2 * Theme.size.gapSmall
            height: parent.height

            Corner {
                width: parent.width
                label: qsTrId("window.patisserie.title.store")
                about: room.laid.about("store")
            }

            DropSpot {
                zone: "store"
            }

            Row {
                y: Theme.size.heading
                spacing: Theme.size.gapSmall

                Repeater {
                    model: room.kitchen.recipes

                    delegate: Item {
                        id: stored

                        required property string key
                        required property string label
                        required property string choice
                        required property bool legal
                        required property string reason
                        required property string about
                        required property QtObject face
                        required property bool discardable
                        required property string discard

                        width: PatisserieTheme.size.recipe
                        height: room.below

                        Spot {
                            anchors.fill: parent
                            key: stored.key
                            label: stored.label
                            choice: stored.choice
                            legal: stored.legal
                            reason: stored.reason
                            about: stored.about
                            face: stored.face
                            owner: -1
                            price: -1
                            gain: ""
                            amount: 0
                            place: "stored:" + stored.key

                            onTaken: option => room.chosen(option)
                        }

                        GiltButton {
                            anchors.right: parent.right
                            anchors.margins: Theme.size.gapTiny
                            y: Theme.size.iconLarge
                            width: Theme.size.touch
                            height: width
                            visible: stored.discardable
                            enabled: visible
                            text: stored.discard
                            sign: "discard"
                            display: GiltButton.IconOnly
                            leftPadding: 0
                            rightPadding: 0
                            faded: !hovered && !activeFocus

                            onClicked: room.laid.send(stored.key, "discard")
                        }
                    }
                }
            }
        }

        Item {
            id: racks

            width: 2 * PatisserieTheme.size.rack + Theme.size.gapSmall
            height: parent.height

            Corner {
                width: parent.width
                label: qsTrId("window.patisserie.title.racks")
                about: room.laid.about("racks")
            }

            Row {
                y: Theme.size.heading
                spacing: Theme.size.gapSmall

                Repeater {
                    model: room.kitchen.racks

                    delegate: Target {
                        id: rack

                        required property string key
                        required choice
                        required reason
                        required face
                        required property QtObject topping

                        width: PatisserieTheme.size.rack
                        height: PatisserieTheme.size.rack
                        background: Plate {
                            radius: Theme.size.radius
                            color: Theme.color.woodLight
                            edge: Theme.color.woodEdge
                            edgeWidth: Theme.size.hair

                            Mark {
                                anchors.centerIn: parent
                                width: parent.width * 0.8
                                opacity: 0.35
                                name: rack.face === null ? "rack" : ""
                            }
                        }
                        contentItem: PieceFace {
                            modelData: rack.face
                        }

                        onChosen: room.chosen(choice)

                        Anchor {
                            place: "rack:" + rack.key
                            piece: rack.contentItem
                        }
                    }
                }
            }

            DropSpot {
                zone: "racks"
            }

            Row {
                anchors.bottom: parent.bottom
                spacing: Theme.size.gapTiny

                Repeater {
                    model: room.kitchen.decorations

                    delegate: Explained {
                        id: slot

                        required property string key
                        required label
                        required about
                        required property QtObject face
                        required property string gain
                        required property int amount

                        width: Math.floor(racks.width / 5) - Theme.size.gapTiny
                        height: room.below - PatisserieTheme.size.rack - Theme.size.gapSmall

                        Plate {
                            anchors.fill: parent
                            radius: Theme.size.radiusSmall
                            color: Theme.color.woodLight
                            edge: Theme.color.woodEdge
                            edgeWidth: Theme.size.hair
                        }

                        PieceFace {
                            id: garnish

                            anchors.fill: undefined
                            width: parent.width
                            height: width
                            modelData: slot.face
                        }

                        Row {
                            anchors.horizontalCenter: parent.horizontalCenter
                            anchors.bottom: parent.bottom
                            anchors.bottomMargin: Theme.size.gapTiny
                            spacing: Theme.size.hair

                            Words {
                                anchors.verticalCenter: parent.verticalCenter
                                visible: slot.gain === "coin"
                                text: slot.amount
                                color: Theme.color.inkOnDark
                                font.pixelSize: Theme.font.small
                                elide: Text.ElideNone
                            }

                            Mark {
                                anchors.verticalCenter: parent.verticalCenter
                                visible: slot.gain === "coin"
                                width: Theme.size.iconTiny
                                name: slot.gain
                            }

                            Points {
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
        }

        Item {
            id: pantry

            readonly property int across: Math.max(3, Math.ceil(Math.sqrt(room.kitchen.tiles.count * 1.1)))

            width: PatisserieTheme.size.pantry
            height: parent.height

            Corner {
                width: parent.width
                label: qsTrId("window.patisserie.title.pantry")
                about: room.laid.about("pantry")
            }

            Plate {
                y: Theme.size.heading
                width: parent.width
                height: room.below
                radius: Theme.size.radius
                color: Theme.color.woodLight
                edge: Theme.color.woodEdge
                edgeWidth: Theme.size.hair
            }

            DropSpot {
                zone: "pantry"
            }

            Grid {
                x: Theme.size.gapSmall
                y: Theme.size.heading + Theme.size.gapSmall
                columns: pantry.across
                spacing: Theme.size.gapTiny

                Repeater {
                    model: room.kitchen.tiles

                    delegate: Spot {
                        width: Math.floor((pantry.width - 2 * Theme.size.gapSmall) / pantry.across) - Theme.size.gapTiny
                        height: width
                        place: "tile:" + key
                        ground: Theme.color.clear
                        rim: Theme.color.clear

                        onTaken: option => room.chosen(option)
                    }
                }
            }
        }

        Item {
            id: goods

            width: Theme.size.iconLarge + Theme.size.gapTiny + room.kitchen.longest * PatisserieTheme.size.step
            height: parent.height

            Corner {
                width: parent.width
                label: qsTrId("window.patisserie.title.goods")
                about: room.laid.about("goods")
            }

            Column {
                y: Theme.size.heading

                Repeater {
                    model: room.kitchen.tracks

                    delegate: GoodsTrack {
                        width: goods.width
                        height: Math.floor(room.below / 3)
                        seat: room.kitchen.seat
                        carried: room.laid.carry.held === "goods"

                        onChosen: option => room.chosen(option)
                    }
                }
            }
        }

        Item {
            id: chest

            width: PatisserieTheme.size.chest
            height: parent.height

            Explained {
                id: purse

                y: Theme.size.heading
                width: parent.width
                height: Theme.size.rowHeight
                label: room.laid.people.players.count > 0 ? coins.text : ""
                about: room.laid.about("purse")

                Plate {
                    anchors.fill: parent
                    radius: Theme.size.radius
                    color: Theme.color.parchment
                    edge: Theme.color.gold
                    edgeWidth: Theme.size.hair
                }

                Row {
                    anchors.centerIn: parent
                    spacing: Theme.size.gapSmall

                    Mark {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.size.iconLarge
                        name: "coin"
                    }

                    Title {
                        id: coins

                        text: room.kitchen.coins
                        font.pixelSize: Theme.font.title
                        elide: Text.ElideNone
                    }

                    Item {
                        width: Theme.size.gap
                        height: 1
                    }

                    Points {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.size.touch
                        points: room.kitchen.prestige
                        now: true
                    }
                }

                DropSpot {
                    zone: "purse"
                }

                Anchor {
                    place: "purse"
                }
            }

            Words {
                anchors.top: purse.bottom
                anchors.topMargin: Theme.size.gapSmall
                width: parent.width
                text: qsTrId("window.patisserie.title.income").replace("%1", room.kitchen.income)
                color: Theme.color.inkOnDarkSoft
                font.pixelSize: Theme.font.small
                wrapMode: Text.Wrap
                elide: Text.ElideNone
            }

            Explained {
                id: bin

                anchors.bottom: parent.bottom
                width: parent.width
                height: Theme.size.touch
                label: qsTrId("window.patisserie.title.leave")
                about: room.laid.about("leave")

                Plate {
                    anchors.fill: parent
                    radius: Theme.size.radius
                    color: Theme.color.woodLight
                    edge: Theme.color.woodEdge
                    edgeWidth: Theme.size.hair
                }

                Row {
                    anchors.centerIn: parent
                    spacing: Theme.size.gap

                    Mark {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.size.iconLarge
                        name: "leave"
                    }

                    Words {
                        anchors.verticalCenter: parent.verticalCenter
                        text: bin.label
                        color: Theme.color.inkOnDark
                        elide: Text.ElideNone
                    }
                }

                DropSpot {
                    zone: "leave"
                }
            }
        }
    }

    Anchor {
        place: "kitchen"
    }
}
