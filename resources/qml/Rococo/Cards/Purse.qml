pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Game
import Rococo.Theme
import Table.Controls

// Money, prestige, thread and lace, which count to their values while the player stays the same, and the
// silk on the rack.
Item {
    id: purse

    required property RococoTable laid
    readonly property Belongings belongings: laid.belongings
    readonly property int seat: belongings.seat
    property bool still: true

    // Another player's belongings, or those of another game, appear at once.
    function rest() {
        still = true;
        Qt.callLater(go);
    }

    function go() {
        still = false;
    }

    Component.onCompleted: rest()
    onBelongingsChanged: rest()
    onSeatChanged: rest()

    DropSpot {
        z: 0
        zone: "purse"
    }

    Row {
        id: amounts

        height: Theme.size.heading
        spacing: Theme.size.gapLarge

        component Worth: Explained {
            id: worth

            required property string sign
            required property int number
            property alias tint: amount.tint
            property alias inner: amount.inner

            anchors.verticalCenter: parent?.verticalCenter
            label: Phrases.filled(qsTrId(`window.purse.${sign}`), [number])
            about: purse.laid.about(sign)
            Thing.topic: "area." + sign
            implicitWidth: amount.implicitWidth
            implicitHeight: amount.implicitHeight

            Counting {
                id: amount

                sign: worth.sign
                number: worth.number
                still: purse.still
                iconSize: Theme.size.icon
                textSize: Theme.font.large
                ink: Theme.color.inkOnDark
            }
        }

        Worth {
            sign: "livre"
            number: purse.belongings.livre
            tint: Theme.color.goldLight
            inner: Theme.color.goldDeep
        }

        Worth {
            sign: "prestige"
            number: purse.belongings.prestige
            tint: Theme.color.blushDeep
            inner: Theme.color.parchment
        }

        Worth {
            id: threads

            sign: "thread"
            number: purse.belongings.threads
            tint: RococoTheme.color.threadOnDark
            inner: Theme.color.inkOnDarkSoft
        }

        Worth {
            id: laces

            sign: "lace"
            number: purse.belongings.laces
            tint: RococoTheme.color.laceOnDark
            inner: Theme.color.wood
        }
    }

    MarkerStock {
        anchors.right: parent.right
        anchors.verticalCenter: amounts.verticalCenter
        laid: purse.laid
    }

    component Counter: Item {
        id: counter

        required property Item amount
        required property string zone

        x: amounts.x + amount.x - Theme.size.gapSmall
        y: amounts.y - Theme.size.gap
        width: Math.max(Theme.size.touch, amount.width + 2 * Theme.size.gapSmall)
        height: Theme.size.touch

        DropSpot {
            zone: counter.zone
        }
    }

    Counter {
        amount: threads
        zone: "threads"
    }

    Counter {
        amount: laces
        zone: "laces"
    }

    Rectangle {
        anchors.top: amounts.bottom
        anchors.topMargin: Theme.size.gapSmall
        anchors.bottom: parent.bottom
        width: parent.width
        radius: Theme.size.radius
        color: Theme.color.woodLight
        border.width: Theme.size.hair
        border.color: Theme.color.woodEdge

        DropSpot {
            z: 0
            zone: "rack"
        }

        Picture {
            id: furniture

            readonly property real shelf: 0.77

            anchors.fill: parent
            anchors.margins: Theme.size.hair
            path: "vacant/rack"
            Thing.vacant: true
        }

        Picture {
            id: cat

            objectName: "cat"

            anchors.right: parent.right
            anchors.rightMargin: Theme.size.gapHuge
            y: furniture.y + furniture.height * furniture.shelf - height
            width: height * 120 / 66
            height: parent.height * 0.4
            visible: empty.visible
            path: visible ? "cat/" + (nap.now === 0 ? "asleep" : Math.abs(nap.done - 0.5) < 0.3 ? "awake" : "ear") : ""
            Thing.vacant: true

            Stir {
                id: nap

                steps: 34
            }

            TapHandler {
                onTapped: Life.wake(nap)
            }
        }

        Title {
            id: empty

            anchors.verticalCenter: parent.verticalCenter
            x: Math.max(Theme.size.gapHuge, Math.min((parent.width - width) / 2, cat.x - Theme.size.gapSmall - width))
            visible: purse.belongings.rack.count === 0
            text: qsTrId("window.hand.no_silk")
            color: Theme.color.inkOnDarkSoft
            font.pixelSize: Theme.font.label
        }

        Spread {
            id: rack

            x: Theme.size.gap
            y: Theme.size.gap
            count: purse.belongings.rack.count
            room: Qt.size(parent.width - 2 * x, parent.height - 2 * y)
            shape: [RococoTheme.tile, 1]
            most: Math.max(RococoTheme.size.tileWidth, 0.12 * room.width)

            Repeater {
                model: purse.belongings.rack

                delegate: Target {
                    id: place

                    required property TileFace tile
                    required property bool picked
                    required choice

                    about: purse.laid.about("rack")
                    face: tile
                    corner: Theme.size.radiusSmall
                    width: rack.each.width
                    height: rack.each.height
                    contentItem: ResourceTile {
                        tile: place.tile
                        picked: place.picked
                    }

                    Anchor {
                        place: "rack:" + place.choice
                        piece: place.contentItem
                    }
                }
            }
        }
    }

    Anchor {
        place: "purse"
    }
}
