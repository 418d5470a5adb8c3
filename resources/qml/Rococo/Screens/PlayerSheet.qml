pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Cards
import Rococo.Game
import Rococo.Scenes
import Rococo.Theme
import Table.Controls
import Table.Program
import Table.Score
import Table.Screens
import Table.Theme

// A player's cards as far as everybody knows them, and the score as it stands.
GameDialog {
    id: dialog

    readonly property People people: (shell.game.table as RococoTable).people

    objectName: "playerSheet"
    title: people.sheetOwn ? qsTrId("window.player.own_title").replace("%1", people.sheetName) : people.sheetName
    sheetWidth: Theme.size.wideDialog
    needed: Math.max(piles.implicitHeight, standing.visible ? standing.height : 0)

    foot: Item {
        anchors.left: parent?.left
        anchors.right: parent?.right
        height: hand.visible ? hand.height : 0

        GiltButton {
            id: hand

            objectName: "handOver"
            visible: dialog.shell.game.handable && !dialog.people.sheetRival
            text: qsTrId("window.seats.who").replace("%1", dialog.people.sheetName)

            onClicked: {
                dialog.shell.game.seating.choose(dialog.people.sheetSeat);
                dialog.shell.open("seats");
            }
        }
    }

    onClosed: shell.back()

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

    Column {
        id: piles

        anchors.left: parent.left
        anchors.right: standing.visible ? standing.left : parent.right
        anchors.rightMargin: standing.visible ? Theme.size.gapHuge : 0
        spacing: Theme.size.gapHuge

        Pile {
            heading: dialog.people.sheetRival ? qsTrId("window.player.employees") : dialog.people.sheetOwn ? qsTrId("window.player.own_deck") : qsTrId("window.player.deck")
            cards: dialog.people.sheetDeck
        }

        Pile {
            visible: !dialog.people.sheetRival
            heading: dialog.people.sheetOwn ? qsTrId("window.player.own_discard") : qsTrId("window.player.discard")
            cards: dialog.people.sheetDiscard
        }

        Repeater {
            model: (dialog.shell.game.table as RococoTable).parts("sheet")

            delegate: SceneLoader {
                width: piles.width
            }
        }
    }

    ScoreNow {
        id: standing

        anchors.right: parent.right
        width: Theme.size.field * 1.2
        visible: dialog.shell.preferences.estimates
        items: dialog.people.sheetItems
        totalName: dialog.shell.game.score.totalName
        total: dialog.people.sheetScore
        whole: dialog.people.sheetScoreWhole
    }

    Explainer {
        parent: dialog
    }
}
