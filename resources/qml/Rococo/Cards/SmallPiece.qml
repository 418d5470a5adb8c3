pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Game
import Table.Controls
import Table.Pieces

// A piece in a line of text.
Loader {
    id: bit

    required property QtObject modelData
    readonly property real size: (parent as Bit)?.size ?? Theme.size.iconLarge
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
