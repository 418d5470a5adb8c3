pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Cards
import Rococo.Game
import Rococo.Scenes
import Rococo.Theme
import Table.Controls
import Table.Program
import Table.Sheets
import Table.Theme

// A player's cards as far as everybody knows them.
SeatSheet {
    id: dialog

    readonly property RococoTable laid: shell.game.table as RococoTable
    readonly property People people: laid.people

    sheet: people.sheet

    component Pile: Column {
        id: pile

        required property string heading
        required property Rows cards

        width: parent?.width ?? 0
        spacing: Theme.size.gapSmall

        Title {
            width: parent.width
            text: pile.heading
            font.pixelSize: Theme.font.large
        }

        Flow {
            width: parent.width
            spacing: Theme.size.gap

            Repeater {
                model: pile.cards

                delegate: EmployeeCard {
                    required property string name

                    label: name
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
        }

        Words {
            visible: pile.cards.count === 0
            text: qsTrId("window.player.no_cards")
            color: Theme.color.inkSoft
        }
    }

    Pile {
        heading: dialog.sheet.rival ? qsTrId("window.player.employees") : dialog.sheet.own ? qsTrId("window.player.own_deck") : qsTrId("window.player.deck")
        cards: dialog.people.sheetDeck
    }

    Pile {
        visible: !dialog.sheet.rival
        heading: dialog.sheet.own ? qsTrId("window.player.own_discard") : qsTrId("window.player.discard")
        cards: dialog.people.sheetDiscard
    }

    Repeater {
        model: dialog.laid.parts("sheet")

        delegate: SceneLoader {
            width: parent?.width ?? 0
        }
    }
}
