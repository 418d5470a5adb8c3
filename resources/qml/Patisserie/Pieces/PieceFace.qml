pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Game

// Any piece: a recipe or a dish, a tile, a card.
Item {
    id: piece

    required property QtObject modelData
    property int owner: -1
    // Whether the digit that chooses it is in its upper right corner.
    property bool numbered: false

    anchors.fill: parent

    Loader {
        anchors.fill: parent
        active: piece.modelData as PastryFace !== null
        sourceComponent: PastryTile {
            pastry: piece.modelData as PastryFace
            owner: piece.owner
            numbered: piece.numbered
        }
    }

    Loader {
        anchors.fill: parent
        active: piece.modelData as IngredientFace !== null
        sourceComponent: IngredientTile {
            tile: piece.modelData as IngredientFace
        }
    }

    Loader {
        anchors.fill: parent
        active: piece.modelData as StaffFace !== null
        sourceComponent: StaffCard {
            card: piece.modelData as StaffFace
            numbered: piece.numbered
        }
    }
}
