import QtQuick
import Rococo.Game
import Rococo.Scenes
import Table.Sheets
import Table.Theme

// The cards that she has revealed in this round.
ScenePart {
    id: part

    readonly property MadameScene madame: scene as MadameScene

    implicitHeight: madame.lookedAt ? cards.implicitHeight : 0

    SheetPart {
        id: cards

        visible: part.madame.lookedAt
        heading: qsTrId("window.madame.cards")
        pieces: part.madame.discard
        none: qsTrId("window.player.no_cards")
        piece: MadameCard {
            required about

            width: Theme.size.column
            height: Theme.size.iconHuge
        }
    }
}
