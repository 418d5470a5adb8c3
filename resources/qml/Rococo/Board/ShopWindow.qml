pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Cards
import Rococo.Game
import Rococo.Theme
import Table.Controls

// A window of the workshop: its price on a tag, the design that stands in it, what that needs, and on the
// sill what it brings.
Target {
    id: shop

    required property RococoTable laid
    required property int key
    required choice
    required reason
    required property int price
    required property DressFace dress
    // The bales that a bonus saves now, and the words for it.
    required property list<string> omitted
    required property string less
    // The letters of a large window are larger.
    readonly property real grown: Math.max(1, Math.min(1.5, width / RococoTheme.size.cardWidth, height / (1.4 * RococoTheme.size.windowHeight)))

    // A slip behind signs that lie before the hem of a design.
    component Behind: Slip {
        required property Item signs

        anchors.fill: signs
        anchors.margins: -Theme.size.gapTiny
        visible: signs.visible && signs.width > 0 && signs.height > 0
        border.color: Theme.color.gold
    }

    // Whether a bale is among those that are saved: the last ones of its colour.
    function isSaved(place: int): bool {
        const silk = dress?.silk ?? [];
        const from = silk.slice(place).filter(each => each === silk[place]).length;
        return from <= omitted.filter(each => each === silk[place]).length;
    }

    about: [less, dress?.about ?? laid.market.noDress].filter(Boolean).join("\n")
    face: dress

    background: Plate {
        color: Theme.color.goldDeep
        edge: Theme.color.goldLight
    }

    contentItem: Item {
        Ground {
            anchors.fill: parent
            anchors.margins: Theme.size.frame
            path: "room/niche"
            stretches: true
            tint: shop.dress ? Theme.color.parchment : Theme.color.wood
            strength: shop.dress ? RococoTheme.scenery : RococoTheme.unlit
        }

        Picture {
            anchors.top: tag.bottom
            anchors.bottom: parent.bottom
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.margins: Theme.size.gapSmall
            visible: shop.dress === null
            path: visible ? "vacant/dummy" : ""
            Thing.vacant: true
        }

        Plate {
            id: tag

            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.size.frame
            width: Math.min(parent.width, cost.width + 2 * Theme.size.gap)
            height: shop.grown * Theme.size.icon
            radius: Theme.size.radiusSmall
            color: Theme.color.duckEgg
            edge: Theme.color.gold

            Amount {
                id: cost

                anchors.centerIn: parent
                sign: "livre"
                value: shop.price
                iconSize: shop.grown * Theme.size.iconSmall
                textSize: shop.grown * Theme.font.body
            }
        }

        Item {
            id: design

            anchors.top: tag.bottom
            anchors.bottom: parent.bottom
            width: parent.width
            visible: shop.dress !== null

            DressFigure {
                anchors.top: parent.top
                anchors.bottom: brings.top
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.margins: Theme.size.gapTiny
                // The bales lie over its shoulder, where garments are narrow.
                anchors.rightMargin: 0.35 * bales.width
                dress: shop.dress
                letterSize: shop.grown * Theme.font.small
            }

            Grid {
                id: bales

                readonly property int count: shop.dress?.silk.length ?? 0
                readonly property real room: notions.y - y - Theme.size.gapTiny

                readonly property int lines: Math.max(1, Math.ceil(count / columns))

                columns: count > 3 || room < count * RococoTheme.size.bale ? 2 : 1

                anchors.right: parent.right
                anchors.top: parent.top
                anchors.margins: Theme.size.gapSmall
                spacing: Theme.size.gapTiny / 2

                Repeater {
                    model: shop.dress?.silk ?? []

                    delegate: Bale {
                        required property string modelData
                        required property int index

                        silk: modelData
                        saved: shop.isSaved(index)
                        width: Math.min(shop.grown * RococoTheme.size.bale, bales.room / bales.lines - bales.spacing)
                    }
                }
            }

            Behind {
                signs: notions
            }

            Behind {
                signs: thimble
            }

            Behind {
                signs: brings
            }

            Notions {
                id: notions

                anchors.right: parent.right
                anchors.rightMargin: Theme.size.gapSmall
                anchors.bottom: brings.top
                anchors.bottomMargin: Theme.size.gapSmall
                height: iconSize
                iconSize: shop.grown * Theme.size.iconSmall
                thread: shop.dress?.threads ?? 0
                lace: shop.dress?.laces ?? 0
            }

            Glyph {
                id: thimble

                anchors.left: parent.left
                anchors.verticalCenter: notions.verticalCenter
                anchors.leftMargin: Theme.size.gapSmall
                visible: shop.dress?.master ?? false
                width: shop.grown * Theme.size.iconSmall
                name: "thimble-master"
                tint: RococoTheme.color.thimbleSign("master")
                inner: Theme.color.parchment
            }

            Signs {
                id: brings

                anchors.left: parent.left
                anchors.right: parent.right
                anchors.margins: Theme.size.gapTiny
                anchors.bottom: sill.top
                height: tokens.length > 0 ? implicitHeight : 0
                tokens: shop.dress?.signs ?? []
                iconSize: shop.grown * Theme.size.iconTiny
                textSize: shop.grown * Theme.font.small
                spacing: Theme.size.gapTiny / 2
            }

            Plate {
                id: sill

                anchors.left: parent.left
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                height: worth.height + 2 * Theme.size.gapTiny
                color: Theme.color.parchment
                edge: Theme.color.gold
            }

            Row {
                id: worth

                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                anchors.bottomMargin: Theme.size.gapTiny + Theme.size.frame
                spacing: Theme.size.gap

                Glyph {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: shop.dress !== null && !shop.dress.sellable
                    width: shop.grown * Theme.size.iconSmall
                    name: "unsold"
                    tint: Theme.color.alarm
                    inner: Theme.color.parchment
                }

                Amount {
                    visible: shop.dress?.sellable ?? false
                    sign: "livre"
                    value: shop.dress?.value ?? ""
                    iconSize: shop.grown * Theme.size.iconSmall
                    textSize: shop.grown * Theme.font.body
                }

                Amount {
                    sign: "prestige"
                    value: shop.dress?.prestige ?? ""
                    iconSize: shop.grown * Theme.size.iconSmall
                    textSize: shop.grown * Theme.font.body
                }
            }
        }
    }

    Anchor {
        place: "window:" + shop.key
        piece: design
    }
}
