pragma ComponentBehavior: Bound

import QtQuick
import Beans.Game
import Table.Controls
import Table.Decisions
import Table.Log
import Table.Screens
import Table.Theme

// The plainest table: the heap in words, the question with a button for each answer, and the log.
GameScreen {
    id: screen

    readonly property BeansTable heap: game.table as BeansTable

    function back(): bool {
        return lookBack.leave() || game.stepBack();
    }

    floor: prompt.y
    holding: lookBack.past || lookBack.open

    Item {
        id: table

        anchors.fill: parent
        anchors.margins: Theme.size.gapHuge
        enabled: !screen.game.curtain
        visible: !screen.game.curtain

        Title {
            id: told

            objectName: "heap"
            text: screen.heap?.told ?? ""
            color: Theme.color.inkOnDark
        }

        LogPanel {
            id: log

            anchors.top: told.bottom
            anchors.bottom: prompt.top
            anchors.margins: Theme.size.gap
            width: parent.width / 2
            log: screen.game.log
            timeline: screen.game.timeline

            onClicked: lookBack.openLog()
        }

        Panel {
            id: prompt

            anchors.bottom: parent.bottom
            width: parent.width
            height: Theme.size.promptBar
            visible: !lookBack.past

            Title {
                objectName: "question"
                x: Theme.size.gap
                text: screen.game.prompt.text
            }

            Row {
                anchors.bottom: parent.bottom
                anchors.margins: Theme.size.gap
                x: Theme.size.gap
                spacing: Theme.size.gap

                Repeater {
                    model: screen.game.prompt.options

                    delegate: GiltButton {
                        required property string option
                        required property string label
                        readonly property bool legal: true
                        readonly property int counted: 1

                        objectName: "take:" + option
                        text: label

                        onClicked: screen.choose(option)
                    }
                }
            }

            Row {
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.size.gap

                FollowBar {
                    game: screen.game
                    preferences: screen.shell.preferences
                }

                Tool {
                    objectName: "undo"
                    able: screen.game.canUndo
                    text: qsTrId("window.table.undo")
                    hint: screen.game.undoHint
                    sign: "undo"

                    onClicked: screen.game.undo()
                }

                Tool {
                    objectName: "redo"
                    able: screen.game.canRedo
                    text: qsTrId("window.table.redo")
                    hint: text
                    sign: "redo"

                    onClicked: screen.game.redo()
                }
            }
        }

        Item {
            id: book

            anchors.right: parent.right
            anchors.bottom: prompt.top
            width: parent.width / 2
            height: parent.height / 2
        }

        LookBack {
            id: lookBack

            anchors.fill: parent
            game: screen.game
            market: book
            prompt: prompt

            onSettled: screen.refocus()
        }
    }
}
