import QtQuick
import Rococo.Cards
import Rococo.Game
import Rococo.Scenes
import Rococo.Theme
import Table.Controls
import Table.Sheets

// A player's cards as far as everybody knows them.
SeatSheet {
    id: dialog

    readonly property RococoTable laid: shell.game.table as RococoTable
    readonly property People people: laid.people

    sheet: people.sheet

    component Pile: SheetPart {
        none: qsTrId("window-player-no_cards")
        piece: EmployeeCard {
            legal: false
            width: RococoTheme.size.cardWidth * 1.05
            height: RococoTheme.size.hireHeight * 1.1

            Picture {
                anchors.fill: parent
                visible: parent.card === null
                path: "sign/card-back"
            }
        }
    }

    Pile {
        heading: dialog.sheet.rival ? qsTrId("window-player-employees") : dialog.sheet.own ? qsTrId("window-player-own_deck") : qsTrId("window-player-deck")
        pieces: dialog.people.sheetDeck
    }

    Pile {
        visible: !dialog.sheet.rival
        heading: dialog.sheet.own ? qsTrId("window-player-own_discard") : qsTrId("window-player-discard")
        pieces: dialog.people.sheetDiscard
    }

    Repeater {
        model: dialog.laid.parts("sheet")

        delegate: SceneLoader {
            width: parent?.width ?? 0
        }
    }
}
