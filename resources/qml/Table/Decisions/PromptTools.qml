pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// What is always at hand beside the question, whoever is asked: undo and redo, a hint, and what lets the others wait
// or hurry.
CentredRow {
    id: tools

    required property Shell shell
    required property GameController game
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

    FollowBar {
        shell: tools.shell
        game: tools.game

        Tool {
            objectName: "hint"
            visible: tools.game.tutors.hints
            able: tools.game.tutors.mayHint
            text: qsTrId("window-hint-title")
            hint: Phrases.keyed(able ? qsTrId("window-hint-about") : qsTrId("window-hint-later"), Shortcuts.written.hint)
            sign: "hint"

            onClicked: tools.game.tutors.askHint()
        }
    }

    Row {
        id: beside
    }
}
