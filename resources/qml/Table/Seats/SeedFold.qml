import QtQuick
import Table.Controls

// The seed, which few people want to choose, behind a button that unfolds it.
Row {
    id: fold

    required property NewGameForm form
    property bool open: false
    readonly property bool shown: open || !form.seedIsGood

    height: Math.max(Theme.size.buttonHeight, hint.visible ? hint.implicitHeight : 0)
    spacing: Theme.size.gap

    GiltButton {
        id: more

        objectName: "more"
        text: fold.shown ? qsTrId("window.new_game.less") : qsTrId("window.new_game.more")
        Accessible.checkable: true
        Accessible.checked: fold.shown

        onClicked: fold.open = !fold.shown
    }

    Caption {
        id: title

        height: more.height
        leftPadding: Theme.size.gapLarge
        visible: fold.shown
        text: qsTrId("window.new_game.seed")
    }

    TextEntry {
        id: entry

        objectName: "seed"
        width: Theme.size.field * 0.7
        visible: fold.shown
        label: qsTrId("window.new_game.seed")
        text: fold.form.seed
        maximumLength: 16
        wrong: !fold.form.seedIsGood

        onTextEdited: fold.form.setSeed(text)
    }

    GiltButton {
        id: roll

        objectName: "roll"
        visible: fold.shown
        text: qsTrId("window.new_game.roll")

        onClicked: fold.form.rollSeed()
    }

    Prose {
        id: hint

        width: fold.width - more.width - title.width - entry.width - roll.width - 4 * fold.spacing
        height: Math.max(more.height, implicitHeight)
        visible: fold.shown
        text: fold.form.seedIsGood ? qsTrId("window.new_game.seed_hint") : qsTrId("window.new_game.bad_seed")
        color: fold.form.seedIsGood ? Theme.color.inkSoft : Theme.color.alarm
        font.pixelSize: Theme.font.small
    }
}
