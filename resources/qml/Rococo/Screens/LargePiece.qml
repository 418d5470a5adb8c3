pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Board
import Rococo.Cards
import Rococo.Game
import Table.Controls
import Table.Pieces

// An employee card, a dress, a tile, a decoration or a sign in the large view.
LargeView {
    id: view

    readonly property GuestSpace guest: subject as GuestSpace
    readonly property QtObject face: guest ? guest.dress : targeted
    readonly property CardFace card: face as CardFace
    readonly property DressFace dress: face as DressFace
    readonly property TileFace tile: face as TileFace
    readonly property string picture: (face as PictureFace)?.picture ?? (subject as DecorationSpace)?.picture ?? (subject as FireworksSpace)?.picture ?? ""
    readonly property string sign: (subject as Explained)?.likeness ?? ""

    shape: card ? 0.84 : 0.75
    likeness: card ? employee : dress ? garment : tile ? resource : picture !== "" ? thing : sign !== "" ? emblem : null

    Signs {
        width: parent.width
        visible: tokens.length > 0
        tokens: view.dress?.signs ?? []
        iconSize: Theme.size.iconLarge
        textSize: Theme.font.title
        spacing: Theme.size.gapSmall
    }

    Row {
        visible: view.dress !== null
        spacing: Theme.size.gapLarge

        SilkRow {
            silk: view.dress?.silk ?? []
            baleSize: Theme.size.iconLarge
        }

        Notions {
            thread: view.dress?.threads ?? 0
            lace: view.dress?.laces ?? 0
            iconSize: Theme.size.iconLarge
        }
    }

    Component {
        id: employee

        EmployeeCard {
            enabled: false
            card: view.card
            label: ""
            legal: false
        }
    }

    Component {
        id: garment

        DressFigure {
            dress: view.dress
            worn: view.guest !== null
            letterSize: Theme.font.title
        }
    }

    Component {
        id: resource

        ResourceTile {
            tile: view.tile
        }
    }

    Component {
        id: thing

        Picture {
            path: view.picture
        }
    }

    Component {
        id: emblem

        Glyph {
            name: view.sign
            tint: Theme.color.heading
            inner: Theme.color.blush
        }
    }
}
