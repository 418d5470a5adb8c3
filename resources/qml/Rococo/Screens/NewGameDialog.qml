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
    property int dressing: -1

    title: qsTrId("window.new_game.title")
    sheetWidth: Theme.size.wideDialog * 0.78
    sheetHeight: Theme.size.dialogHeight * 1.1

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

            delegate: Column {
                id: seat

                required property int key
                required property string name
                required property string kind
                required property string problem
                required property string colour
                required property string emblem

                spacing: Theme.size.gapTiny

                SeatLine {
                    key: seat.key
                    name: seat.name
                    kind: seat.kind
                    problem: seat.problem
                    colour: seat.colour
                    emblem: seat.emblem
                    kinds: dialog.form.kinds
                    longestName: dialog.form.longestName
                    canRemove: dialog.form.canRemove
                    dressing: dialog.dressing === key

                    onNamed: name => dialog.form.setName(key, name)
                    onGiven: kind => dialog.form.setKind(key, kind)
                    onRemoved: {
                        dialog.dressing = -1;
                        dialog.form.removeSeat(key);
                    }
                    onLooked: dialog.dressing = dressing ? -1 : key
                }

                SeatLook {
                    x: Theme.size.gapHuge
                    visible: dialog.dressing === seat.key
                    seat: seat.key
                    colour: seat.colour
                    emblem: seat.emblem
                    colours: dialog.form.colours
                    emblems: dialog.form.emblems

                    onColoured: colour => dialog.form.setColour(seat.key, colour)
                    onSigned: emblem => dialog.form.setEmblem(seat.key, emblem)
                }
            }
        }

        Row {
            spacing: Theme.size.gapLarge

            GiltButton {
                objectName: "addSeat"
                enabled: dialog.form.canAdd
                text: qsTrId("window.new_game.add")

                onClicked: dialog.form.addSeat()
            }

            Column {
                anchors.verticalCenter: parent.verticalCenter

                Repeater {
                    model: dialog.form.kinds

                    delegate: Words {
                        required property string label
                        required property string explanation

                        text: qsTrId("window.new_game.explained").replace("%1", label).replace("%2", explanation)
                        color: Theme.color.inkSoft
                        font.pixelSize: Theme.font.small
                    }
                }
            }
        }
    }

    Row {
        id: rules

        anchors.top: seats.bottom
        anchors.topMargin: Theme.size.gapLarge
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
            font.pixelSize: Theme.font.label
            font.bold: true
        }

        TextEntry {
            objectName: "seed"
            width: Theme.size.field * 0.7
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
            width: Theme.size.field * 1.2
            text: dialog.form.seedIsGood ? qsTrId("window.new_game.seed_hint") : qsTrId("window.new_game.bad_seed")
            color: dialog.form.seedIsGood ? Theme.color.inkSoft : Theme.color.alarm
            font.pixelSize: Theme.font.small
            wrapMode: Text.Wrap
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
