pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The lessons of a game, in the recommended order, with those taken marked.
Dialog {
    id: dialog

    title: qsTrId("window.learn.title")
    sheetHeight: Theme.size.dialogHeight * 1.15

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

    GameChoice {
        id: games

        width: parent.width
        shell: dialog.shell
    }

    Words {
        id: summary

        anchors.top: games.bottom
        width: parent.width
        height: implicitHeight + Theme.size.gapLarge
        text: dialog.shell.school.lessons.summary
        color: Theme.color.inkSoft
        verticalAlignment: Text.AlignTop
    }

    ScrollList {
        id: list

        anchors.top: summary.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        model: dialog.shell.school.lessons.rows
        spacing: Theme.size.gap
        Accessible.name: dialog.title

        delegate: LessonLine {
            width: list.width - Theme.size.gapLarge

            onClicked: dialog.shell.school.learn(key)
        }
    }
}
