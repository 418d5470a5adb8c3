import QtQuick
import Rococo.Cards
import Rococo.Game
import Table.Controls

// A place for fireworks: rockets and their price, and once they are paid for their bursts in the sky. Beside
// it is a place on the terrace, where a dress counts twice or three times.
PalaceSpace {
    id: space

    required picture
    required property int cost
    required property int printed
    required property int prestige
    required property int multiplier
    required property DressFace dress
    required property PictureFace pin
    // How far the sky reaches above it.
    property real headroom: 0
    readonly property string rockets: picture.slice(-1)
    readonly property bool lit: holder >= 0

    Thing.topic: dress ? "area.terrace" : "group.fireworks"
    spot: "spot/paving"
    marker: emblem
    priced: price.visible ? price.height : 0

    contentItem: Item {
        Item {
            id: terrace

            x: Theme.size.gapTiny
            width: Math.min(parent.height * 0.75, space.width * 0.42)
            height: parent.height

            Picture {
                y: parent.height - height - Theme.size.gapTiny
                width: parent.width
                height: Math.min(0.3 * space.height, 0.4 * width)
                visible: space.dress === null
                path: "spot/guest"
                stretches: true
            }

            DressFigure {
                anchors.fill: parent
                anchors.margins: Theme.size.gapTiny
                visible: space.dress !== null
                dress: space.dress
                worn: true

                PictureTile {
                    anchors.right: parent.right
                    anchors.top: parent.top
                    visible: space.pin !== null
                    width: Theme.size.icon
                    height: width
                    face: space.pin
                    bare: true
                }

                Anchor {
                    place: "terrace:" + space.key
                    piece: parent as Item
                }
            }
        }

        // The bursts: high above the place, or beside its guest if there is no sky above.
        Picture {
            id: bursts

            readonly property bool high: space.headroom > 0.4 * space.height

            x: high ? 0 : terrace.width
            y: high ? -space.headroom : 0
            width: parent.width - x
            height: high ? 0.6 * space.headroom : parent.height - 0.7 * space.floor
            path: space.lit ? `fireworks/${Theme.color.playerKeys[Theme.color.place(space.owner)]}-${space.rockets}` : ""

            Flicker {
                anchors.fill: parent
                steps: 7
                on: space.lit
                path: space.lit ? `fireworks/sparks-${space.rockets}` : ""
            }

            Anchor {
                place: "sky:" + space.key
                piece: bursts
            }
        }

        Plaque {
            objectName: "worth"
            x: space.dress === null ? terrace.x + (terrace.width - width) / 2 : parent.width - width
            y: space.dress === null ? parent.height - height : 0

            Figure {
                text: "×" + space.multiplier
            }
        }

        Item {
            anchors.left: terrace.right
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.bottom: parent.bottom

            Picture {
                anchors.fill: parent
                anchors.bottomMargin: 0.4 * price.height
                path: space.lit ? "" : `fireworks/rockets-${space.rockets}`
            }

            PricePlaque {
                id: price

                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                visible: !space.lit
                cost: space.cost
                printed: space.printed
                prestige: space.prestige
            }

            Emblem {
                id: emblem

                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                anchors.bottomMargin: Theme.size.gapTiny
                seat: space.owner
            }

            PrestigeBadge {
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                anchors.margins: Theme.size.gapTiny
                visible: space.lit && points > 0
                points: space.prestige
            }
        }
    }
}
