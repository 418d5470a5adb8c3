pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// How often each player has played and won, where the points came from, and the last games, which can be
// opened.
Dialog {
    id: dialog

    readonly property Records records: shell.backstage.records

    title: qsTrId("window-records-title")
    sheetWidth: Theme.size.wideDialog
    sheetHeight: Theme.size.dialogHeight * 1.15

    over: [
        Question {
            visible: dialog.records.question !== ""
            text: dialog.records.question
            yes: qsTrId("window-saves-yes_delete")
            no: qsTrId("window-saves-no")

            onAgreed: dialog.records.agree()
            onRefused: dialog.records.refuse()
        },
        NewName {
            renaming: dialog.records.renaming
        }
    ]

    Row {
        id: medals

        width: parent.width
        spacing: Theme.size.gapHuge

        Repeater {
            model: dialog.records.medals

            delegate: MedalCase {
                width: (medals.width - (dialog.records.medals.count - 1) * medals.spacing) / dialog.records.medals.count
            }
        }
    }

    Prose {
        id: note

        anchors.left: parent.left
        anchors.top: medals.bottom
        anchors.topMargin: Theme.size.gapLarge

        readonly property bool alone: dialog.records.players.count === 0

        width: alone ? parent.width : players.width
        height: visible ? implicitHeight + Theme.size.gap : 0
        visible: alone || dialog.records.problem !== ""
        text: dialog.records.problem || qsTrId("window-records-none")
        color: dialog.records.problem ? Theme.color.alarm : Theme.color.ink
    }

    ScrollList {
        id: players

        anchors.left: parent.left
        anchors.top: note.bottom
        width: parent.width * 0.46
        height: (parent.height - medals.height) * 0.5 - note.height
        model: dialog.records.players
        told: dialog.title

        delegate: GiltButton {
            id: player

            required property int index
            required property string key
            required property string name
            required property bool person
            required property string portrait
            required property string summary

            objectName: `record:${key}`
            anchors.left: parent?.left
            width: players.width - Theme.size.gapLarge
            height: Math.max(Theme.size.bigButtonHeight, called.implicitHeight + about.implicitHeight + 2 * Theme.size.gapSmall)
            text: name
            display: GiltButton.IconOnly
            primary: dialog.records.chosen === key
            Accessible.name: Texts.say("window-told", {label: name, text: summary})
            Accessible.description: players.placed(index)
            Accessible.role: Accessible.RadioButton
            checkable: true
            chosen: primary

            onClicked: dialog.records.choose(key)

            Picture {
                id: face

                anchors.right: parent.right
                anchors.rightMargin: Theme.size.gap
                anchors.verticalCenter: parent.verticalCenter
                visible: path !== ""
                width: visible ? Theme.size.buttonHeight : 0
                height: Theme.size.buttonHeight
                path: player.portrait
            }

            LongTitle {
                id: called

                anchors.left: parent.left
                anchors.leftMargin: Theme.size.gapLarge
                y: Theme.size.gapSmall
                width: parent.width - 2 * anchors.leftMargin - face.width
                text: player.name
                horizontalAlignment: Text.AlignLeft
                color: player.ink
                font.pixelSize: Theme.font.label
                font.bold: true
                font.italic: Theme.italics && !player.person
            }

            Prose {
                id: about

                anchors.left: parent.left
                anchors.leftMargin: Theme.size.gapLarge
                anchors.bottom: parent.bottom
                anchors.bottomMargin: Theme.size.gapSmall
                width: parent.width - 2 * anchors.leftMargin - face.width
                text: player.summary
                color: player.ink
                font.pixelSize: Theme.font.small
            }
        }
    }

    Title {
        id: lastTitle

        anchors.left: parent.left
        anchors.top: players.bottom
        anchors.topMargin: Theme.size.gapLarge
        visible: dialog.records.games.count > 0
        text: qsTrId("window-records-last")
        color: Theme.color.heading
    }

    // A finished game in the list, which can be opened, renamed or deleted. Only the result of some is left.
    component RecordLine: FileLine {
        id: line

        required property string when
        required property string name
        required property string summary
        required kept
        readonly property string called: Phrases.between([name && Phrases.isolated(name), summary])

        game: "game:" + key
        subject: key
        told: Texts.say("window-told", {label: when, text: called})
        hint: kept ? qsTrId("window-records-open") : qsTrId("window-records-result_only")
        renaming: Texts.say("window-renaming-of", {name: name || when})
        deleting: Texts.say("window-records-delete", {game: when})
        padding: Theme.size.gapSmall
        height: Math.max(Theme.size.buttonHeight, words.height + 2 * Theme.size.gapSmall)

        Column {
            id: words

            anchors.left: parent.left
            anchors.right: day.left
            anchors.margins: Theme.size.gap
            anchors.verticalCenter: parent.verticalCenter

            LongTitle {
                width: parent.width
                visible: text !== ""
                text: line.name
                font.pixelSize: Theme.font.label
            }

            Prose {
                width: parent.width
                text: line.summary
                font.pixelSize: Theme.font.small
            }
        }

        Note {
            id: day

            anchors.right: parent.right
            anchors.rightMargin: Theme.size.gap
            height: parent.height
            text: line.when
        }

        Whole {
            words: Phrases.between([line.called, line.hint])
            cut: true
        }
    }

    ScrollList {
        id: games

        anchors.left: parent.left
        anchors.top: lastTitle.bottom
        anchors.bottom: parent.bottom
        anchors.topMargin: Theme.size.gapSmall
        width: players.width
        spacing: Theme.size.gapTiny
        model: dialog.records.games
        told: lastTitle.text

        delegate: RecordLine {
            view: games
            anchors.left: parent?.left
            width: games.width - Theme.size.gapLarge

            onChosen: dialog.shell.lookAt(key)
            onRenamed: dialog.records.askRename(key)
            onDoomed: dialog.records.askDelete(key)
        }
    }

    Plots {
        anchors.top: note.top
        anchors.bottom: parent.bottom
        anchors.left: players.right
        anchors.right: parent.right
        anchors.leftMargin: Theme.size.gapHuge
        visible: dialog.records.chosen !== ""
        records: dialog.records
    }
}
