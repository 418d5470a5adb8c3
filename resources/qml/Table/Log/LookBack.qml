pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The way back through the game, over the table: the whole log, and the moment
// that is shown in the place of the prompt.
Item {
    id: back

    required property GameController game
    // Where the whole log opens, and where the question is.
    required property rect book
    required property rect prompt
    readonly property Timeline timeline: game.timeline
    readonly property bool past: timeline.past
    property bool open: false
    // The log steps aside while a move is shown again.
    readonly property bool covers: open && !game.table.motion.again

    signal settled
    // A moment of the analysis was left again.
    signal studied

    function openLog() {
        open = true;
    }

    function closeLog() {
        open = false;
        settled();
    }

    // Goes one step back towards the game; returns false if it is there already.
    function leave(): bool {
        if (past) {
            const chosen = timeline.studied;
            timeline.now();
            if (chosen)
                studied();
        } else if (open)
            closeLog();
        else
            return false;
        return true;
    }

    // A player who plays on wants to see the displays.
    onGameChanged: open = false

    Connections {
        target: back.timeline

        function onReturned() {
            back.closeLog();
        }
    }

    Hotkeys {
        active: back.enabled
        repeating: ["step_back", "step_on"]
        acts: ({
                log: () => back.open ? back.closeLog() : back.openLog(),
                step_back: () => back.timeline.step(-1),
                step_on: () => back.timeline.step(1),
                turn_back: () => back.timeline.stepTurn(-1),
                turn_on: () => back.timeline.stepTurn(1),
                first: () => back.timeline.walkTo(0),
                now: () => back.timeline.now(),
                branch_back: () => back.timeline.stepBranch(-1),
                branch_on: () => back.timeline.stepBranch(1),
                go_on: () => back.timeline.goOn()
            })
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.size.gap
        visible: back.past
        color: Theme.color.clear
        border.width: Theme.size.ring
        border.color: Theme.color.nightLight

        Rectangle {
            anchors.fill: parent
            color: Theme.color.nightLight
            opacity: Theme.dusk
        }
    }

    Loader {
        anchors.left: parent.left
        anchors.leftMargin: back.book.x
        y: back.book.y
        width: back.book.width
        height: back.book.height
        active: back.open
        opacity: back.covers ? 1 : 0
        sourceComponent: LogBook {
            back: back
        }

        onLoaded: (item as LogBook).enter()
    }

    PastBar {
        anchors.left: parent.left
        anchors.leftMargin: back.prompt.x
        width: back.prompt.width
        height: Theme.size.promptBar
        y: back.prompt.y + back.prompt.height - height
        visible: back.past
        timeline: back.timeline
        aside: back.game.prompt.aside
    }
}
