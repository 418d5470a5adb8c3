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

    holding: lookBack.past || lookBack.open

    Item {
        id: table

        anchors.fill: parent
        anchors.margins: Theme.size.gapHuge
        enabled: !screen.game.hotSeat.curtain
        visible: !screen.game.hotSeat.curtain

        Title {
            id: told

            objectName: "heap"
            text: screen.heap?.text ?? ""
            color: Theme.color.inkOnDark
        }

        LogPanel {
            id: log

            anchors.top: told.bottom
            anchors.bottom: question.top
            anchors.margins: Theme.size.gap
            width: parent.width / 2
            log: screen.game.log
            timeline: screen.game.timeline

            onClicked: lookBack.openLog()
        }

        PromptBar {
            id: question

            anchors.bottom: parent.bottom
            width: parent.width
            height: Theme.size.asked
            visible: !lookBack.past
            shell: screen.shell
            game: screen.game
            foresight: screen.heap.foresight
            bench: Emblem {
                width: Theme.size.touch
                seat: screen.game.prompt.seat
            }
        }

        LookBack {
            id: lookBack

            anchors.fill: parent
            game: screen.game
            book: Qt.rect(width / 2, question.y - height / 2, width / 2, height / 2)
            prompt: Qt.rect(0, height - question.height, width, question.height)

            onSettled: screen.refocus()
        }
    }
}
