pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Game
import Patisserie.Theme
import Table.Controls
import Table.Pieces

// A piece as small as in a line of text: a pastry on paper or on a plate, a tile, the bust of a card.
Item {
    id: small

    required property QtObject modelData
    readonly property PastryFace pastry: modelData as PastryFace
    readonly property StaffFace card: modelData as StaffFace

    width: (parent?.parent as Bit)?.size ?? Theme.size.iconLarge
    height: width

    Plate {
        anchors.fill: parent
        visible: small.pastry !== null || small.card !== null
        radius: small.pastry?.baked ? width / 2 : Theme.size.radiusSmall
        color: small.card !== null ? PatisserieTheme.color.trainingLight(small.card.training) : small.pastry?.baked ? PatisserieTheme.color.china : PatisserieTheme.color.paper
        edge: small.card !== null ? PatisserieTheme.color.training(small.card.training) : PatisserieTheme.color.paperEdge

        Picture {
            anchors.fill: parent
            anchors.margins: Theme.size.hair
            path: small.pastry?.picture ?? small.card?.portrait ?? ""
        }
    }

    Loader {
        anchors.fill: parent
        active: small.modelData as IngredientFace !== null
        sourceComponent: IngredientTile {
            tile: small.modelData as IngredientFace
        }
    }
}
