import QtQuick
import Rococo.Cards
import Rococo.Game
import Rococo.Theme
import Table.Controls

// A fireworks space with its place on the terrace, where a dress counts twice or three times.
PalaceSpace {
    id: space

    required picture
    required property int cost
    required property int prestige
    required property int multiplier
    required property DressFace dress
    required property PictureFace pin
    readonly property string times: "×" + multiplier

    Thing.topic: dress ? "area.terrace" : "group.fireworks"
    ground: Theme.color.nightLight
    rim: RococoTheme.color.fireworks
    marker: emblem

    contentItem: Item {
        Plate {
            id: terrace

            x: Theme.size.gapSmall
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min((parent.height - 2 * x) * 0.75, space.width * 0.42)
            height: Math.min(parent.height - 2 * x, width * RococoTheme.place)
            radius: Theme.size.radiusSmall
            color: space.dress ? Theme.color.parchment : Theme.color.clear
            edge: RococoTheme.color.fireworks

            Title {
                anchors.centerIn: parent
                visible: space.dress === null
                text: space.times
                color: space.owner >= 0 ? Theme.color.ink : Theme.color.inkOnDark
                font.bold: true
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

        Item {
            anchors.left: terrace.right
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.bottom: parent.bottom
            anchors.margins: Theme.size.gapTiny

            CentredRow {
                anchors.centerIn: parent
                visible: space.owner < 0
                spacing: Theme.size.gap

                Picture {
                    width: Math.min(Math.max(Theme.size.rowHeight, 0.4 * space.height), space.width - terrace.width - prices.width - 5 * Theme.size.gap)
                    height: width
                    path: space.picture
                }

                Column {
                    id: prices

                    Amount {
                        sign: "livre"
                        value: space.cost
                        tint: Theme.color.goldLight
                        inner: Theme.color.goldDeep
                        ink: Theme.color.inkOnDark
                    }

                    Amount {
                        visible: space.prestige > 0
                        sign: "prestige"
                        value: space.prestige
                        tint: Theme.color.blushDeep
                        ink: Theme.color.inkOnDark
                    }
                }
            }

            Caption {
                objectName: "worth"
                anchors.right: parent.right
                anchors.top: parent.top
                anchors.rightMargin: Theme.size.gapSmall
                visible: space.dress !== null
                text: space.times
            }

            Emblem {
                id: emblem

                anchors.centerIn: parent
                width: Math.max(Theme.size.iconLarge, 0.3 * parent.width)
                seat: space.owner
            }

            PrestigeBadge {
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                visible: space.owner >= 0 && points > 0
                points: space.prestige
            }
        }
    }
}
