pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The saved and unfinished games: to continue, add, rename or delete one.
Dialog {
    id: dialog

    readonly property SaveList saves: shell.backstage.saves
    readonly property bool saving: shell.dialog === "save"

    sheetWidth: Theme.size.wideDialog * 0.85
    arrows: Qt.Vertical
    title: saving ? qsTrId("window-saves-save_title") : qsTrId("window-saves-load_title")

    over: [
        Question {
            visible: dialog.saves.question !== ""
            text: dialog.saves.question
            yes: dialog.saves.deleting ? qsTrId("window-saves-yes_delete") : qsTrId("window-saves-yes_replace")
            no: qsTrId("window-saves-no")

            onAgreed: dialog.shell.backstage.saves.agree()
            onRefused: dialog.saves.refuse()
        },
        NewName {
            renaming: dialog.saves.renaming
        }
    ]

    Column {
        id: naming

        visible: dialog.saving
        width: parent.width
        height: visible ? implicitHeight : 0
        spacing: Theme.size.gapSmall

        Row {
            spacing: Theme.size.gap

            TextEntry {
                objectName: "saveName"
                width: naming.width - saveButton.width - parent.spacing
                label: qsTrId("window-saves-name")
                text: dialog.saves.name
                problem: dialog.saves.problem

                onTextEdited: dialog.saves.setName(text)
                onAccepted: saveButton.click()
            }

            GiltButton {
                id: saveButton

                objectName: "saveNow"
                primary: true
                enabled: dialog.saves.problem === ""
                fault: dialog.saves.problem
                text: qsTrId("window-saves-save")

                onClicked: dialog.shell.backstage.saves.save()
            }
        }

        Prose {
            width: parent.width
            height: Math.max(Theme.size.iconLarge, implicitHeight)
            text: dialog.saves.problem
            color: Theme.color.alarm
        }
    }

    // One game in the list, which can be chosen, renamed or deleted.
    component SaveLine: FileLine {
        id: line

        required property string name
        required property string date
        required property string about
        required property bool unfinished

        game: (unfinished ? "left:" : "save:") + name
        subject: name
        told: Phrases.listed([name, date, about])
        renaming: Texts.say("window-renaming-of", {name: name})
        deleting: Texts.say("window-saves-delete", {name: name})
        nameable: !unfinished
        slip.radius: Theme.size.radius
        slip.border.color: unfinished ? Theme.color.heading : Theme.color.line
        height: Math.max(Theme.size.rowHeight, title.implicitHeight + 2 * Theme.size.gapSmall, words.implicitHeight + 2 * Theme.size.gapSmall)

        LongTitle {
            id: title

            anchors.left: parent.left
            anchors.leftMargin: Theme.size.gapLarge
            width: parent.width * 0.26
            height: parent.height
            text: line.name
            font.italic: Theme.italics && line.unfinished
        }

        Prose {
            id: words

            anchors.left: parent.left
            anchors.leftMargin: parent.width * 0.3
            width: parent.width * 0.7 - when.width - 2 * Theme.size.gapLarge
            height: parent.height
            text: line.about
            color: Theme.color.inkSoft
        }

        Words {
            id: when

            anchors.right: parent.right
            anchors.rightMargin: Theme.size.gapLarge
            height: parent.height
            text: line.date
            color: Theme.color.inkSoft
        }
    }

    ScrollList {
        id: list

        told: dialog.title
        anchors.top: naming.bottom
        anchors.topMargin: dialog.saving ? Theme.size.gapLarge : 0
        anchors.bottom: place.top
        anchors.bottomMargin: Theme.size.gap
        width: parent.width
        model: dialog.saves.rows

        delegate: SaveLine {
            view: list
            anchors.left: parent?.left
            width: list.width - Theme.size.gapLarge

            onChosen: dialog.saving ? dialog.saves.setName(name) : dialog.shell.load(key)
            onRenamed: dialog.saves.askRename(key)
            onDoomed: dialog.saves.askDelete(key)
        }
    }

    Title {
        anchors.centerIn: list
        visible: dialog.saves.rows.count === 0
        text: qsTrId("window-saves-none")
        color: Theme.color.inkSoft
    }

    Note {
        id: place

        anchors.bottom: parent.bottom
        width: parent.width
        text: Texts.say("window-saves-folder", {folder: dialog.saves.folder})
    }
}
