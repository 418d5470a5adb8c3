pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The lessons of a game, in the recommended order, with those taken marked.
LessonsSheet {
    id: dialog

    title: qsTrId("window.learn.title")
    summary.text: shell.backstage.school.lessons.summary
    summary.bottomPadding: Theme.size.gapLarge
    rows: shell.backstage.school.lessons.rows

    line: LessonLine {
        width: dialog.lineWidth

        onClicked: dialog.shell.backstage.school.learn(key)
    }

    foot: GiltButton {
        objectName: "coach"
        anchors.horizontalCenter: parent.horizontalCenter
        width: Theme.size.bigButtonWidth
        height: Theme.size.bigButtonHeight
        textSize: Theme.font.large
        text: qsTrId("window.welcome.coach")
        hint: dialog.shell.chosen.coachAbout

        onClicked: dialog.shell.startCoached()
    }
}
