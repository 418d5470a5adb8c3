pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// A new game: which one, and who plays; everything else is folded, with what is chosen in a line.
Dialog {
    id: dialog

    readonly property NewGameForm form: shell.backstage.form
    // The part that is unfolded; a seed that is none is always shown.
    property string unfolded: ""
    readonly property string shown: form.seedIsGood ? unfolded : "seed"

    title: qsTrId("window-new_game-title")
    sheetWidth: Theme.size.wideDialog
    // At its largest height, so that nothing moves from under the pointer.
    sheetHeight: Math.max(Theme.size.dialogHeight * 1.2, needed + chrome)
    needed: stage.y + stage.needed

    Column {
        id: sheet

        width: parent.width
        spacing: Theme.size.gapLarge

        GamePick {
            objectName: "games"
            visible: dialog.form.games.count > 1
            width: parent.width
            form: dialog.form
        }

        SeatForm {
            width: parent.width
            seats: dialog.form.seats
            narrow: dialog.narrow
        }

        Grid {
            id: folds

            width: parent.width
            columns: dialog.narrow ? 2 : dialog.form.folds.count
            spacing: Theme.size.gap

            Repeater {
                model: dialog.form.folds

                delegate: Fold {
                    width: (folds.width - (folds.columns - 1) * folds.spacing) / folds.columns
                    open: dialog.shown === key

                    onClicked: dialog.unfolded = open ? "" : key
                }
            }
        }

        // What is unfolded; as long as nothing is, those who will play.
        Item {
            id: stage

            // Room for each part from the start, unless the sheet scrolls anyway.
            readonly property real needed: dialog.narrow ? parts[dialog.shown] ?? 0 : Math.max(parts.additions, parts.undo, party.height)
            readonly property var parts: ({
                    additions: additions.implicitHeight,
                    edition: editions.implicitHeight,
                    undo: rules.implicitHeight,
                    seed: entry.implicitHeight
                })

            width: parent.width
            height: Math.max(needed, (sheet.parent?.height ?? 0) - y)

            Party {
                id: party

                anchors.horizontalCenter: parent.horizontalCenter
                anchors.verticalCenter: parent.verticalCenter
                visible: dialog.shown === "" && !dialog.narrow
                seats: dialog.form.seats
            }

            ExpansionForm {
                id: additions

                width: parent.width
                visible: dialog.shown === "additions"
                columns: dialog.narrow ? 2 : 3
                form: dialog.form
            }

            OptionGroup {
                id: editions

                width: parent.width
                visible: dialog.shown === "edition"
                label: qsTrId("window-new_game-edition")
                choices: dialog.form.editions
                current: dialog.form.edition

                onPicked: key => dialog.form.setEdition(key)
            }

            Grid {
                id: rules

                width: parent.width
                visible: dialog.shown === "undo"
                columns: 2
                columnSpacing: Theme.size.gapHuge

                OptionGroup {
                    width: (rules.width - rules.columnSpacing) / 2
                    label: qsTrId("window-new_game-undo")
                    choices: dialog.form.policies
                    current: dialog.form.undo

                    onPicked: key => dialog.form.setUndo(key)
                }

                OptionGroup {
                    objectName: "hands"
                    width: (rules.width - rules.columnSpacing) / 2
                    visible: dialog.form.seats.shared
                    label: qsTrId("window-settings-hands")
                    choices: dialog.form.handChoices
                    current: dialog.form.hands

                    onPicked: key => dialog.form.setHands(key)
                }
            }

            SeedEntry {
                id: entry

                width: parent.width
                visible: dialog.shown === "seed"
                form: dialog.form
            }
        }
    }

    foot: Item {
        anchors.left: parent?.left
        anchors.right: parent?.right
        height: Theme.size.bigButtonHeight

        GiltButton {
            objectName: "start"
            anchors.right: parent.right
            height: parent.height
            enabled: dialog.form.isGood
            fault: dialog.form.seedIsGood ? dialog.form.seats.problem : qsTrId("window-new_game-bad_seed")
            primary: true
            textSize: Theme.font.large
            text: qsTrId("window-new_game-start")

            onClicked: dialog.shell.startGame()
        }
    }
}
