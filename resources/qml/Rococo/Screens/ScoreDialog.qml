pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Controls
import Rococo.Game
import Rococo.Theme

// The final scoring: a row for each item in the rulebook's order, a column for each player.
Dialog {
    id: dialog

    required property Shell shell
    required property GameController game
    required property FocusWalker walker
    readonly property ScoreSheet score: game.score

    title: qsTrId("window.score.title")
    sheetWidth: Theme.size.wideDialog * 1.1
    sheetHeight: Theme.size.dialogHeight * 1.2

    Keys.onUpPressed: walker.walk(dialog, 0, -1)
    Keys.onDownPressed: walker.walk(dialog, 0, 1)
    Keys.onLeftPressed: walker.walk(dialog, -1, 0)
    Keys.onRightPressed: walker.walk(dialog, 1, 0)

    onClosed: shell.back()

    ScoreTable {
        id: table

        width: parent.width * 0.62
        score: dialog.score
    }

    ScoreParts {
        anchors.left: table.right
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: buttons.top
        anchors.leftMargin: Theme.size.gapHuge
        anchors.bottomMargin: Theme.size.gapLarge
        heading: dialog.score.chosenName
        parts: dialog.score.parts
    }

    Title {
        anchors.left: parent.left
        anchors.right: buttons.left
        anchors.verticalCenter: buttons.verticalCenter
        text: dialog.score.verdict
        color: Theme.color.heading
        font.pixelSize: Theme.font.title
    }

    Row {
        id: buttons

        anchors.right: parent.right
        anchors.bottom: parent.bottom
        spacing: Theme.size.gapLarge

        GiltButton {
            objectName: "toTable"
            text: qsTrId("window.score.table")

            onClicked: dialog.shell.back()
        }

        GiltButton {
            objectName: "toMenu"
            primary: true
            text: qsTrId("window.table.to_menu")

            onClicked: dialog.shell.leave()
        }
    }
}
