pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Controls
import Rococo.Game
import Rococo.Theme

// Everything that is agreed before a game.
Dialog {
    id: dialog

    required property Shell shell
    required property FocusWalker walker
    readonly property NewGameForm form: shell.form

    title: qsTrId("window.new_game.title")
    sheetWidth: Theme.size.wideDialog * 0.78
    sheetHeight: Theme.size.dialogHeight

    Keys.onUpPressed: walker.walk(dialog, 0, -1)
    Keys.onDownPressed: walker.walk(dialog, 0, 1)
    Keys.onLeftPressed: walker.walk(dialog, -1, 0)
    Keys.onRightPressed: walker.walk(dialog, 1, 0)

    onClosed: shell.back()

    Column {
        id: seats

        width: parent.width
        spacing: Theme.size.gapTiny

        Repeater {
            model: dialog.form.seats

            delegate: SeatLine {
                kinds: dialog.form.kinds
                longestName: dialog.form.longestName
                canRemove: dialog.form.canRemove

                onNamed: name => dialog.form.setName(key, name)
                onGiven: kind => dialog.form.setKind(key, kind)
                onRemoved: dialog.form.removeSeat(key)
            }
        }

        GiltButton {
            objectName: "addSeat"
            enabled: dialog.form.canAdd
            text: qsTrId("window.new_game.add")

            onClicked: dialog.form.addSeat()
        }
    }

    Row {
        id: rules

        anchors.top: seats.bottom
        anchors.topMargin: Theme.size.gapHuge
        width: parent.width
        spacing: Theme.size.gapHuge

        OptionGroup {
            width: (parent.width - parent.spacing) / 2
            label: qsTrId("window.new_game.edition")
            choices: dialog.form.editions
            current: dialog.form.edition

            onPicked: key => dialog.form.setEdition(key)
        }

        OptionGroup {
            width: (parent.width - parent.spacing) / 2
            label: qsTrId("window.new_game.undo")
            choices: dialog.form.policies
            current: dialog.form.undo

            onPicked: key => dialog.form.setUndo(key)
        }
    }

    Row {
        anchors.left: parent.left
        anchors.bottom: parent.bottom
        spacing: Theme.size.gap

        Title {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTrId("window.new_game.seed")
            font.pixelSize: Theme.font.body
            font.bold: true
        }

        TextEntry {
            objectName: "seed"
            label: qsTrId("window.new_game.seed")
            text: dialog.form.seed
            maximumLength: 16
            wrong: !dialog.form.seedIsGood

            onTextEdited: dialog.form.setSeed(text)
        }

        GiltButton {
            objectName: "roll"
            text: qsTrId("window.new_game.roll")

            onClicked: dialog.form.rollSeed()
        }

        Words {
            anchors.verticalCenter: parent.verticalCenter
            visible: !dialog.form.seedIsGood
            text: qsTrId("window.new_game.bad_seed")
            color: Theme.color.alarm
            font.pixelSize: Theme.font.small
        }
    }

    GiltButton {
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
