import QtQuick
import Table.Controls

// The seed, which few people want to choose.
Column {
    id: seed

    required property NewGameForm form

    spacing: Theme.size.gapSmall

    Caption {
        anchors.left: parent.left
        text: qsTrId("window-new_game-seed")
    }

    Row {
        anchors.left: parent.left
        spacing: Theme.size.gap

        TextEntry {
            objectName: "seed"
            width: Theme.size.field
            label: qsTrId("window-new_game-seed")
            text: seed.form.seed
            maximumLength: 16
            problem: seed.form.seedIsGood ? "" : qsTrId("window-new_game-bad_seed")

            onTextEdited: seed.form.setSeed(text)
        }

        GiltButton {
            objectName: "roll"
            text: qsTrId("window-new_game-roll")

            onClicked: seed.form.rollSeed()
        }
    }

    Prose {
        width: parent.width
        text: seed.form.seedIsGood ? qsTrId("window-new_game-seed_hint") : qsTrId("window-new_game-bad_seed")
        color: seed.form.seedIsGood ? Theme.color.inkSoft : Theme.color.alarm
        font.pixelSize: Theme.font.small
    }
}
