pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Game
import Rococo.Theme
import Table.Controls
import Table.Pieces

// A piece in a line of text.
Loader {
    id: bit

    required property QtObject modelData
    readonly property real size: (parent?.parent as Bit)?.size ?? Theme.size.iconLarge
    readonly property bool spelled: (parent?.parent as Bit)?.spelled ?? false
    readonly property DressFace dress: modelData as DressFace
    readonly property TileFace tile: modelData as TileFace
    readonly property CardFace card: modelData as CardFace
    readonly property PictureFace drawn: modelData as PictureFace

    sourceComponent: dress ? dressed : tile ? tiled : card ? carded : pictured

    Component {
        id: dressed

        Picture {
            width: bit.size * 0.8
            height: bit.size
            path: bit.dress ? "guest/" + bit.dress.picture : ""
        }
    }

    Component {
        id: tiled

        Plate {
            width: silk.width + Theme.size.gapSmall
            height: Math.min(bit.size, Theme.size.icon + Theme.size.gapTiny)
            radius: Theme.size.radiusSmall
            color: Theme.color.parchment
            edge: Theme.color.gold

            SilkRow {
                id: silk

                anchors.centerIn: parent
                silk: bit.tile?.silk ?? []
            }
        }
    }

    // An employee card as only its thimble and level, and its bonus if that tells it from others.
    component SmallCard: Plate {
        id: small

        readonly property real inset: Theme.size.gapTiny

        width: thimble.width + level.width + 2 * inset + (level.text ? inset : 0) + (bonus.visible ? bonus.width + Theme.size.gapSmall : 0)
        radius: Theme.size.radiusSmall
        color: RococoTheme.color.thimbleLight(bit.card?.type ?? "")
        edge: RococoTheme.color.thimble(bit.card?.type ?? "")

        Glyph {
            id: thimble

            x: small.inset
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.size.badge
            name: bit.card ? "thimble-" + bit.card.type : ""
            tint: RococoTheme.color.thimbleSign(bit.card?.type ?? "")
            inner: RococoTheme.color.thimbleLight(bit.card?.type ?? "")
        }

        Figure {
            id: level

            anchors.left: thimble.right
            anchors.leftMargin: small.inset
            anchors.verticalCenter: parent.verticalCenter
            text: bit.card?.level ?? ""
            font.family: Theme.font.serif
        }

        Signs {
            id: bonus

            anchors.right: parent.right
            anchors.rightMargin: small.inset
            anchors.verticalCenter: parent.verticalCenter
            width: natural
            visible: tokens.length > 0
            tokens: bit.spelled ? bit.card?.signs ?? [] : []
            textSize: Theme.font.small
        }
    }

    Component {
        id: carded

        SmallCard {
            height: bit.size
        }
    }

    Component {
        id: pictured

        Picture {
            width: bit.size
            height: bit.size
            path: bit.drawn?.picture ?? ""
        }
    }
}
