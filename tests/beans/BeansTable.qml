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
            text: screen.heap?.text ?? ""
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

        PromptBar {
            id: prompt

            anchors.bottom: parent.bottom
            width: parent.width
            visible: !lookBack.past
            shell: screen.shell
            game: screen.game
            foresight: screen.heap.foresight
            bench: Emblem {
                width: Theme.size.touch
                seat: screen.game.prompt.seat
            }

            onChosen: option => screen.choose(option)
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
