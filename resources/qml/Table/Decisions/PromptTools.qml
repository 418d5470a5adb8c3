pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// What is always at hand beside the question: the scoring, the others' turns, a hint, undo and redo.
CentredRow {
    id: tools

    required property Shell shell
    required property GameController game
    // The game's own items before them.
    property alias further: beside.data

    spacing: Theme.size.gapSmall

    GiltButton {
        visible: tools.game.over
        primary: true
        text: qsTrId("window-table-scoring")

        onClicked: tools.shell.open("score")
    }

    // While others play: pause them, let them play slower or faster, or skip ahead. The keys act at any time.
    component FollowBar: Row {
        id: bar

        objectName: "follow"
        spacing: Theme.size.gapSmall
        rightPadding: waits.visible ? Theme.size.gapHuge : 0

        Hotkeys {
            active: bar.enabled
            acts: ({
                    pause: () => tools.game.others.pause(),
                    pace: () => tools.shell.preferences.changePace(),
                    hurry: () => tools.game.others.hurry()
                })
        }

        GiltButton {
            id: waits

            objectName: "pause"
            Thing.steady: true
            visible: tools.game.hotSeat.following || tools.game.others.paused
            text: tools.game.others.paused ? qsTrId("window-follow-on") : qsTrId("window-follow-pause")
            hint: Phrases.keyed(tools.game.others.paused ? qsTrId("window-follow-on_hint") : qsTrId("window-follow-pause_hint"), Shortcuts.written.pause)
            sign: tools.game.others.paused ? "past-on" : "pause"
            primary: tools.game.others.paused

            onClicked: tools.game.others.pause()
        }

        GiltButton {
            objectName: "pace"
            Thing.steady: true
            visible: tools.game.hotSeat.following
            text: tools.shell.preferences.paceName
            hint: Phrases.keyed(Texts.say("window-follow-pace", {pace: text}), Shortcuts.written.pace)
            sign: "pace"
            Accessible.name: Texts.say("window-follow-pace", {pace: text})

            onClicked: tools.shell.preferences.changePace()
        }

        GiltButton {
            objectName: "hurry"
            visible: tools.game.hotSeat.following
            text: qsTrId("window-follow-hurry")
            hint: Phrases.keyed(qsTrId("window-follow-hurry_hint"), Shortcuts.written.hurry)
            sign: "hurry"

            onClicked: tools.game.others.hurry()
        }
    }

    Row {
        Row {
            id: beside
        }

        FollowBar {}
    }

    // A button that also tells the pointer why it does nothing now.
    component Tool: Item {
        id: tool

        required property bool able
        required property string text
        required property string hint
        required property string sign

        signal clicked

        function tell() {
            if (pointer.hovered)
                Pointer.meet(tool, () => Pointer.look(tool, hint));
            else
                Pointer.leave(tool);
        }

        implicitWidth: button.implicitWidth
        implicitHeight: button.implicitHeight
        Component.onDestruction: Pointer.leave(tool)

        onHintChanged: tell()

        HoverHandler {
            id: pointer

            onHoveredChanged: tool.tell()
        }

        GiltButton {
            id: button

            objectName: tool.objectName + "Button"
            enabled: tool.able
            Thing.steady: true
            text: tool.text
            hint: tool.hint
            sign: tool.sign
            display: GiltButton.IconOnly

            onClicked: tool.clicked()
        }
    }

    Tool {
        objectName: "hint"
        visible: tools.game.tutors.hints
        able: tools.game.tutors.mayHint
        text: qsTrId("window-hint-title")
        hint: Phrases.keyed(able ? qsTrId("window-hint-about") : qsTrId("window-hint-later"), Shortcuts.written.hint)
        sign: "hint"

        onClicked: tools.game.tutors.askHint()
    }

    // One above the other, which leaves the answers their row if there are many.
    Column {
        spacing: Theme.size.hair

        Tool {
            objectName: "undo"
            able: tools.game.canUndo
            text: qsTrId("window-table-undo")
            hint: Phrases.keyed(able ? tools.game.undoHint : qsTrId("window-table-no_undo"), Shortcuts.written.undo)
            sign: "undo"

            onClicked: tools.game.takeBack()
        }

        Tool {
            objectName: "redo"
            able: tools.game.canRedo
            text: qsTrId("window-table-redo")
            hint: Phrases.keyed(able ? qsTrId("window-table-redo_hint") : qsTrId("window-table-no_redo"), Shortcuts.written.redo)
            sign: "redo"

            onClicked: tools.game.redo()
        }
    }
}
