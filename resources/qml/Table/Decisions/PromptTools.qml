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
        text: qsTrId("window.table.scoring")

        onClicked: tools.shell.open("score")
    }

    Row {
        Row {
            id: beside
        }

        FollowBar {
            game: tools.game
            preferences: tools.shell.preferences
        }
    }

    Tool {
        objectName: "hint"
        visible: tools.game.tutors.hints
        able: tools.game.tutors.mayHint
        text: qsTrId("window.hint.title")
        hint: Phrases.keyed(able ? qsTrId("window.hint.about") : qsTrId("window.hint.later"), Shortcuts.written.hint)
        sign: "hint"

        onClicked: tools.game.tutors.askHint()
    }

    // One above the other, which leaves the answers their row if there are many.
    Column {
        spacing: Theme.size.hair

        Tool {
            objectName: "undo"
            able: tools.game.canUndo
            text: qsTrId("window.table.undo")
            hint: Phrases.keyed(able ? tools.game.undoHint : qsTrId("window.table.no_undo"), Shortcuts.written.undo)
            sign: "undo"

            onClicked: tools.game.undo()
        }

        Tool {
            objectName: "redo"
            able: tools.game.canRedo
            text: qsTrId("window.table.redo")
            hint: Phrases.keyed(able ? qsTrId("window.table.redo_hint") : qsTrId("window.table.no_redo"), Shortcuts.written.redo)
            sign: "redo"

            onClicked: tools.game.redo()
        }
    }
}
