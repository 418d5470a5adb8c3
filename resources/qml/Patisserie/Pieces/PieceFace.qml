pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Game
import Table.Controls

// Any piece: a recipe or a dish, a tile, a card, also one that lies face down.
Item {
    id: piece

    required property QtObject modelData
    property int owner: -1
    // Whether the digit that chooses it is in its upper right corner.
    property bool numbered: false
    // Whether it is a recipe for which all is there.
    property bool ready: false

    anchors.fill: parent

    Loader {
        anchors.fill: parent
        active: piece.modelData as PastryFace !== null
        sourceComponent: PastryTile {
            pastry: piece.modelData as PastryFace
            owner: piece.owner
            numbered: piece.numbered
            ready: piece.ready
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

    Picture {
        anchors.fill: parent
        visible: piece.modelData as BackFace !== null
        path: visible ? "patisserie/staff/back" : ""
    }
}
