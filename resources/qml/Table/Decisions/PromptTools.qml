pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// What is always at hand beside the question: undo and redo, a hint, the others' turns, the scoring. What comes and
// goes is after the others, where it moves nothing.
CentredRow {
    id: tools

    required property Shell shell
    required property GameController game
    // Whether the words beside them need the room.
    required property bool narrow
    readonly property int letters: narrow ? Theme.font.small : Theme.font.body
    // The game's own items after the hint.
    property alias further: beside.data

    spacing: Theme.size.gapSmall

    Binding {
        target: Pointer
        property: "taken"
        value: tools.game.canUndo ? tools.game.prompt.taken : ""
    }

    Connections {
        target: Pointer

        function onPutBack() {
            tools.game.takeBack();
        }
    }

    // A button that is always as wide as the longest of the words that it may have, so that none beside it moves.
    component Following: GiltButton {
        required property list<string> wordings

        Thing.steady: true
        textSize: tools.letters
        width: Theme.size.icon + Theme.size.gap + Math.ceil(Math.max(...wordings.map(each => measure.broad(each, textSize)))) + leftPadding + rightPadding
    }

    Measure {
        id: measure

        font.family: Theme.font.sans
        font.pixelSize: Theme.font.body
    }

    // While others play: pause them, let them play slower or faster, or skip ahead. Each button has its place as long
    // as any of them is there. The keys act at any time.
    component FollowBar: Row {
        id: bar

        readonly property bool following: tools.game.hotSeat.following
        readonly property bool paused: tools.game.others.paused

        objectName: "follow"
        visible: following || paused
        spacing: Theme.size.gapSmall
        leftPadding: Theme.size.gapHuge

        Hotkeys {
            active: bar.enabled
            acts: ({
                    pause: () => tools.game.others.pause(),
                    pace: () => tools.shell.preferences.changePace(),
                    hurry: () => tools.game.others.hurry()
                })
        }

        Following {
            objectName: "pause"
            wordings: [qsTrId("window-follow-pause"), qsTrId("window-follow-on")]
            text: wordings[bar.paused ? 1 : 0]
            hint: Phrases.keyed(bar.paused ? qsTrId("window-follow-on_hint") : qsTrId("window-follow-pause_hint"), Shortcuts.written.pause)
            sign: bar.paused ? "past-on" : "pause"
            primary: bar.paused

            onClicked: tools.game.others.pause()
        }

        Following {
            objectName: "pace"
            wordings: tools.shell.preferences.paceNames
            text: tools.shell.preferences.paceName
            hint: Phrases.keyed(Texts.say("window-follow-pace", {pace: text}), Shortcuts.written.pace)
            sign: "pace"
            Accessible.name: Texts.say("window-follow-pace", {pace: text})

            onClicked: tools.shell.preferences.changePace()
        }

        GiltButton {
            objectName: "hurry"
            enabled: bar.following
            textSize: tools.letters
            text: qsTrId("window-follow-hurry")
            hint: Phrases.keyed(qsTrId("window-follow-hurry_hint"), Shortcuts.written.hurry)
            sign: "hurry"

            onClicked: tools.game.others.hurry()
        }
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

    Tool {
        objectName: "hint"
        visible: tools.game.tutors.hints
        able: tools.game.tutors.mayHint
        text: qsTrId("window-hint-title")
        hint: Phrases.keyed(able ? qsTrId("window-hint-about") : qsTrId("window-hint-later"), Shortcuts.written.hint)
        sign: "hint"

        onClicked: tools.game.tutors.askHint()
    }

    Row {
        id: beside
    }

    FollowBar {}
}
