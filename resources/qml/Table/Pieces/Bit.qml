pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Cards
import Rococo.Game
import Table.Controls
import Table.Theme

// A piece or a sign as small as in a line of text, and beside it where it went or how many.
Row {
    id: bit

    required property QtObject face
    required property string sign
    required property string text
    property real size: Theme.size.iconLarge
    readonly property DressFace dress: face as DressFace
    readonly property TileFace tile: face as TileFace
    readonly property CardFace card: face as CardFace
    readonly property PictureFace drawn: face as PictureFace

    spacing: Theme.size.gapTiny

    Loader {
        anchors.verticalCenter: parent.verticalCenter
        active: bit.face !== null
        visible: active
        sourceComponent: bit.dress ? dressed : bit.tile ? tiled : bit.card ? carded : pictured
    }

    Glyph {
        anchors.verticalCenter: parent.verticalCenter
        visible: bit.face === null
        width: visible ? Theme.size.iconSmall : 0
        height: width
        name: bit.face === null ? bit.sign : ""
        tint: Theme.signTint(bit.sign)
        inner: Theme.signInner(bit.sign)
    }

    Words {
        anchors.verticalCenter: parent.verticalCenter
        visible: text !== ""
        text: bit.text
        font.pixelSize: Theme.font.small
        font.bold: bit.face === null
        elide: Text.ElideNone
    }

    Component {
        id: dressed

        Item {
            implicitWidth: bit.size * 0.8
            implicitHeight: bit.size

            Picture {
                anchors.fill: parent
                path: bit.dress ? "guest/" + bit.dress.picture : ""
            }
        }
    }

    Component {
        id: tiled

        Plate {
            width: silk.width + Theme.size.gapSmall
            height: Math.min(bit.size, Theme.size.icon + Theme.size.gapTiny)
            radius: Theme.size.radiusSmall
            color: Theme.color.parchment
            edgeWidth: Theme.size.hair
            edge: Theme.color.gold

            SilkRow {
                id: silk

                anchors.centerIn: parent
                silk: bit.tile?.silk ?? []
            }
        }
    }

    Component {
        id: carded

        SmallCard {
            height: bit.size
            card: bit.card
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
