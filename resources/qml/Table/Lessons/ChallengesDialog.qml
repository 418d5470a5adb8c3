pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The challenges of a game by grade, that of the day first, with the stars earned.
LessonsSheet {
    id: dialog

    readonly property Challenges challenges: shell.backstage.school.challenges

    title: qsTrId("window-challenges-title")
    // The games that have challenges, each with its stars.
    choice.choices: challenges.games
    choice.current: challenges.game
    summary.text: challenges.summary
    rows: challenges.rows

    line: Column {
        id: entry

        required property string challenge
        required property string key
        required property string heading
        required property int index
        required property int number
        required property string name
        required property string about
        required property string grade
        required property int stars
        required property string told

        anchors.left: parent?.left
        width: dialog.lineWidth
        spacing: Theme.size.gapSmall

        LongTitle {
            width: parent.width
            visible: entry.heading !== ""
            topPadding: Theme.size.gap
            text: entry.heading
            color: Theme.color.heading
            font.pixelSize: Theme.font.title
            Accessible.role: Accessible.Heading
            Accessible.ignored: !visible || !parent?.enabled
        }

        LessonLine {
            objectName: `challenge:${entry.key}`
            width: parent.width
            key: entry.key
            name: entry.name
            about: entry.about
            length: entry.grade
            told: entry.told
            done: false
            next: entry.key !== entry.challenge
            index: entry.index
            view: dialog.list
            order: entry.number
            marks: EarnedStars {
                anchors.verticalCenter: parent?.verticalCenter
                earned: entry.stars
                tint: entry.key !== entry.challenge ? Theme.color.inkOnAccent : Theme.color.goldInk
                Accessible.ignored: true
            }

            onClicked: dialog.shell.backstage.school.meet(entry.challenge)
        }
    }
}
