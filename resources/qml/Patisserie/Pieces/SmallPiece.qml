pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Game
import Patisserie.Theme
import Table.Controls
import Table.Pieces

// A piece as small as in a line of text: a pastry on paper or on a plate, a tile, the bust of a card, beside it
// the bonus if that tells it from others.
Item {
    id: small

    required property QtObject modelData
    readonly property PastryFace pastry: modelData as PastryFace
    readonly property StaffFace card: modelData as StaffFace

    readonly property bool spelled: (parent?.parent as Bit)?.spelled ?? false

    width: height + (bonus.visible ? bonus.width + Theme.size.gapTiny : 0)
    height: (parent?.parent as Bit)?.size ?? Theme.size.iconLarge

    Plate {
        width: height
        height: parent.height
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

    BonusSigns {
        id: bonus

        x: parent.height + Theme.size.gapTiny
        anchors.verticalCenter: parent.verticalCenter
        width: natural
        visible: phrases.length > 0
        phrases: small.spelled ? small.card?.signs ?? [] : []
        each: Theme.size.iconSmall
        letters: Theme.font.small
    }

    Loader {
        width: height
        height: parent.height
        active: small.modelData as IngredientFace !== null
        sourceComponent: IngredientTile {
            tile: small.modelData as IngredientFace
        }
    }
}
