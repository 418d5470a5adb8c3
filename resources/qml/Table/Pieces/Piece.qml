pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Cards
import Rococo.Game
import Rococo.Theme
import Table.Controls
import Table.Theme

// A piece off the table, with its shadow: a dress, a tile, a card, or a player's emblem.
Item {
    id: piece

    property QtObject face: null
    property int seat: -1
    property string picture: ""
    property string sign: ""
    readonly property DressFace dress: face as DressFace
    readonly property TileFace tile: face as TileFace
    readonly property CardFace card: face as CardFace
    readonly property PictureFace drawn: face as PictureFace
    readonly property bool round: face === null && picture === ""

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: Theme.size.gap
        anchors.bottomMargin: -Theme.size.gap
        anchors.leftMargin: Theme.size.gapSmall
        anchors.rightMargin: -Theme.size.gapSmall
        radius: piece.round ? width / 2 : Theme.size.radius
        color: Theme.color.shade
    }

    Loader {
        anchors.fill: parent
        sourceComponent: piece.dress ? dressed : piece.tile ? tiled : piece.card ? carded : piece.drawn ? pictured : piece.seat >= 0 ? marked : piece.picture !== "" ? painted : piece.sign !== "" ? signed : null
    }

    Component {
        id: dressed

        Rectangle {
            radius: Theme.size.radius
            color: Theme.color.parchment
            border.width: Theme.size.frame
            border.color: Theme.color.gold

            DressFigure {
                anchors.fill: parent
                anchors.margins: Theme.size.ring
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

    Component {
        id: painted

        Rectangle {
            radius: Theme.size.radius
            color: Theme.color.duckEggLight
            border.width: Theme.size.frame
            border.color: Theme.color.gold

            Picture {
                anchors.fill: parent
                anchors.margins: Theme.size.ring
                path: piece.picture
            }
        }
    }

    Component {
        id: signed

        Token {
            sign: piece.sign
            amount: 0
        }
    }

    Component {
        id: marked

        Emblem {
            seat: piece.seat
        }
    }
}
