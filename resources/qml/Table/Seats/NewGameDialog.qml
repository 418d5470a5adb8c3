pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// Everything to agree before a game: the seats, the game, and the rules between the people.
Dialog {
    id: dialog

    readonly property NewGameForm form: shell.backstage.form

    title: qsTrId("window.new_game.title")
    sheetWidth: Theme.size.wideDialog
    // At its largest height, so that nothing moves from under the pointer.
    sheetHeight: Math.max(Theme.size.dialogHeight * 1.2, needed + chrome)
    needed: sheet.implicitHeight

    Column {
        id: sheet

        width: parent.width
        spacing: Theme.size.gapLarge

        SeatForm {
            width: parent.width
            seats: dialog.form.seats
            narrow: dialog.narrow
        }

        Rectangle {
            width: parent.width
            height: Theme.size.hair
            color: Theme.color.line
        }

        Grid {
            id: rules

            // All groups in one row, so that the expansions below are visible at once.
            readonly property int groups: 2 + (dialog.form.games.count > 1 ? 1 : 0) + (dialog.form.seats.shared ? 1 : 0)

            width: parent.width
            columns: dialog.narrow ? 2 : Math.max(3, groups)
            columnSpacing: Theme.size.gapHuge
            rowSpacing: Theme.size.gapLarge

            component Rule: OptionGroup {
                width: (rules.width - (rules.columns - 1) * rules.columnSpacing) / rules.columns
            }

            Rule {
                objectName: "games"
                visible: dialog.form.games.count > 1
                label: qsTrId("window.new_game.game")
                choices: dialog.form.games
                current: dialog.form.game

                onPicked: key => dialog.form.setGame(key)
            }

            Rule {
                label: qsTrId("window.new_game.edition")
                choices: dialog.form.editions
                current: dialog.form.edition

                onPicked: key => dialog.form.setEdition(key)
            }

            Rule {
                label: qsTrId("window.new_game.undo")
                choices: dialog.form.policies
                current: dialog.form.undo

                onPicked: key => dialog.form.setUndo(key)
            }

            Rule {
                objectName: "hands"
                visible: dialog.form.seats.shared
                label: qsTrId("window.settings.hands")
                choices: dialog.form.handChoices
                current: dialog.form.hands

                onPicked: key => dialog.form.setHands(key)
            }
        }

        ExpansionForm {
            width: parent.width
            visible: form.expansions.count > 0
            columns: dialog.narrow ? 2 : 3
            form: dialog.form
        }
    }

    // The seed, which few people want to choose, behind a button that unfolds it.
    component SeedFold: Row {
        id: fold

        property bool open: false
        readonly property bool shown: open || !dialog.form.seedIsGood

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
            text: dialog.form.seed
            maximumLength: 16
            wrong: !dialog.form.seedIsGood

            onTextEdited: dialog.form.setSeed(text)
        }

        GiltButton {
            id: roll

            objectName: "roll"
            visible: fold.shown
            text: qsTrId("window.new_game.roll")

            onClicked: dialog.form.rollSeed()
        }

        Prose {
            id: hint

            width: fold.width - more.width - title.width - entry.width - roll.width - 4 * fold.spacing
            height: Math.max(more.height, implicitHeight)
            visible: fold.shown
            text: dialog.form.seedIsGood ? qsTrId("window.new_game.seed_hint") : qsTrId("window.new_game.bad_seed")
            color: dialog.form.seedIsGood ? Theme.color.inkSoft : Theme.color.alarm
            font.pixelSize: Theme.font.small
        }
    }

    foot: Item {
        anchors.left: parent?.left
        anchors.right: parent?.right
        height: Math.max(Theme.size.bigButtonHeight, fold.height)

        SeedFold {
            id: fold

            anchors.left: parent.left
            anchors.right: start.left
            anchors.bottom: parent.bottom
            anchors.rightMargin: Theme.size.gapLarge
        }

        GiltButton {
            id: start

            objectName: "start"
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            height: Theme.size.bigButtonHeight
            enabled: dialog.form.isGood
            primary: true
            textSize: Theme.font.large
            text: qsTrId("window.new_game.start")

            onClicked: dialog.shell.startGame()
        }
    }
}
