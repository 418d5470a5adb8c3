pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Lessons
import Table.Score

// A player's sheet: what the player has, the game's further parts, the current score, and a way to hand the seat over.
Dialog {
    id: dialog

    required property Sheet sheet
    default property alias parts: further.data

    objectName: "playerSheet"
    title: sheet.own ? Texts.say("window-player-own_title", {name: sheet.name}) : sheet.name
    sheetWidth: Theme.size.wideDialog
    needed: Math.max(column.implicitHeight, standing.visible ? standing.height : 0)

    foot: Item {
        anchors.left: parent?.left
        anchors.right: parent?.right
        height: hand.visible ? hand.height : again.visible ? again.height : 0

        GiltButton {
            id: hand

            objectName: "handOver"
            anchors.left: parent.left
            visible: dialog.shell.game.handable && !dialog.sheet.rival
            text: Texts.say("window-seats-who", {name: dialog.sheet.name})

            onClicked: {
                dialog.shell.game.seating.choose(dialog.sheet.seat);
                dialog.shell.open("seats");
            }
        }

        TellAgain {
            id: again

            objectName: "tellTurn"
            anchors.left: parent.left
            visible: again.able && dialog.sheet.rival
            game: dialog.shell.game

            onClicked: dialog.shell.back()
        }
    }
    content: [
        Column {
            id: column

            anchors.left: parent?.left
            anchors.right: standing.visible ? standing.left : parent?.right
            anchors.rightMargin: standing.visible ? Theme.size.gapHuge : 0
            spacing: Theme.size.gapLarge

            // Small parts stand side by side.
            Flow {
                id: has

                width: parent.width
                spacing: Theme.size.gapLarge

                Repeater {
                    model: dialog.sheet.parts

                    delegate: SheetPart {
                        required signs
                        required numbers
                        required told

                        width: Math.min(natural, has.width)
                    }
                }
            }

            Column {
                id: further

                width: parent.width
                spacing: Theme.size.gapLarge
            }
        },
        ScoreNow {
            id: standing

            anchors.right: parent?.right
            width: Theme.size.field * 1.2
            visible: dialog.shell.preferences.estimates
            items: dialog.sheet.items
            totalName: dialog.shell.game.score.totalName
            total: dialog.sheet.score
            whole: dialog.sheet.scoreWhole
            over: dialog.shell.game.over
        },
        Explainer {
            parent: dialog
        }
    ]

    arrows: 0
}
