pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Game
import Rococo.Theme
import Table.Theme

// A piece off the table as it is printed: a dress, a tile, a card or a picture.
Loader {
    id: piece

    required property QtObject modelData
    // A garment flies on its stand, without a card.
    property bool airborne: false
    readonly property DressFace dress: modelData as DressFace
    readonly property TileFace tile: modelData as TileFace
    readonly property CardFace card: modelData as CardFace
    readonly property PictureFace drawn: modelData as PictureFace

    anchors.fill: parent
    sourceComponent: dress ? dressed : tile ? tiled : card ? carded : drawn ? pictured : null

    Component {
        id: dressed

        Rectangle {
            radius: Theme.size.radius
            color: piece.airborne ? Theme.color.clear : Theme.color.parchment
            border.width: piece.airborne ? 0 : Theme.size.frame
            border.color: Theme.color.gold

            DressFigure {
                anchors.fill: parent
                anchors.margins: piece.airborne ? 0 : Theme.size.ring
                // Below the head of who will wear it.
                anchors.topMargin: piece.airborne ? 0.27 * parent.height : Theme.size.ring
                lettered: !piece.airborne
                dress: piece.dress
            }
        }
    }

    Component {
        id: tiled

        ResourceTile {
            tile: piece.tile
        }
    }

    Component {
        id: carded

        EmployeeCard {
            enabled: false
            card: piece.card
            narrow: width < RococoTheme.size.wordyCard
            label: ""
            legal: false
        }
    }

    Component {
        id: pictured

        Rectangle {
            radius: Theme.size.radiusSmall
            color: Theme.color.parchment
            border.width: Theme.size.frame
            border.color: Theme.color.gold

            PictureTile {
                anchors.fill: parent
                face: piece.drawn
            }
        }
    }
}
