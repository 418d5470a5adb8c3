pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The challenges of a game by grade, that of the day first, with the stars earned.
Dialog {
    id: dialog

    title: qsTrId("window.challenges.title")
    sheetHeight: Theme.size.dialogHeight * 1.15

    // The games that have challenges, each with its stars.
    GameChoice {
        id: games

        width: parent.width
        shell: dialog.shell
        choices: dialog.shell.school.challenges.games
        current: dialog.shell.school.challenges.game
    }

    Prose {
        id: summary

        anchors.top: games.bottom
        width: parent.width
        height: implicitHeight + Theme.size.gap
        text: dialog.shell.school.challenges.summary
        color: Theme.color.inkSoft
        verticalAlignment: Text.AlignTop
    }

    ScrollList {
        id: list

        anchors.top: summary.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        model: dialog.shell.school.challenges.rows
        spacing: Theme.size.gap
        Accessible.name: dialog.title

        delegate: Column {
            id: entry

            required property string challenge
            required property string key
            required property string heading
            required property int index
            required property int number
            required property string name
            required property string about
            required property int stars
            required property string told

            width: list.width - Theme.size.gapLarge
            spacing: Theme.size.gapSmall

            LongTitle {
                width: parent.width
                visible: entry.heading !== ""
                topPadding: Theme.size.gap
                text: entry.heading
                color: Theme.color.heading
                font.pixelSize: Theme.font.title
                Accessible.role: Accessible.Heading
            }

            LessonLine {
                objectName: `challenge:${entry.key}`
                width: parent.width
                key: entry.key
                name: entry.name
                about: entry.about
                length: ""
                told: entry.told
                done: false
                next: entry.key !== entry.challenge
                index: entry.index
                order: entry.number
                marks: Stars {
                    anchors.verticalCenter: parent?.verticalCenter
                    earned: entry.stars
                    tint: entry.key !== entry.challenge ? Theme.color.inkOnAccent : Theme.color.goldInk
                    Accessible.ignored: true
                }

                onClicked: dialog.shell.school.meet(entry.challenge)
            }
        }
    }
}
