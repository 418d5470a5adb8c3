pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Cards
import Rococo.Controls
import Rococo.Game
import Rococo.Theme

// A player's cards as far as everybody knows them.
Dialog {
    id: dialog

    required property Shell shell
    required property GameController game
    required property FocusWalker walker

    title: game.people.sheetName
    sheetWidth: Theme.size.wideDialog
    sheetHeight: Theme.size.dialogHeight * 0.86

    onClosed: shell.back()

    component Pile: Column {
        id: pile

        required property string heading
        required property Rows cards

        width: parent?.width ?? 0
        spacing: Theme.size.gapSmall

        Title {
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
                    number: 0
                    width: Theme.size.cardWidth * 1.05
                    height: Theme.size.hireHeight * 1.1
                }
            }
        }

        Words {
            visible: pile.cards.count === 0
            text: qsTrId("window.player.no_cards")
            color: Theme.color.inkSoft
        }
    }

    Column {
        width: parent.width
        spacing: Theme.size.gapHuge

        Pile {
            heading: qsTrId("window.player.deck")
            cards: dialog.game.people.sheetDeck
        }

        Pile {
            heading: qsTrId("window.player.discard")
            cards: dialog.game.people.sheetDiscard
        }
    }
}
