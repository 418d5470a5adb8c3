pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The lessons of a game, in the recommended order, with those taken marked.
LessonsSheet {
    id: dialog

    title: qsTrId("window-learn-title")
    summary.text: shell.backstage.school.lessons.summary
    summary.bottomPadding: Theme.size.gapLarge
    rows: shell.backstage.school.lessons.rows

    // The lesson to take next is in sight.
    Component.onCompleted: {
        const rows = shell.backstage.school.lessons.rows;
        const places = Array.from({ length: rows.count }, (_, place) => place);
        const next = places.find(place => rows.data(rows.index(place, 0), Qt.UserRole + 7));
        if (next > 2)
            seek(next);
    }

    line: Column {
        id: entry

        required property string key
        required property int number
        required property string name
        required property string about
        required property string length
        required property bool done
        required property bool next
        required property string heading
        required property string paused
        required property int index

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

        Row {
            anchors.left: parent.left
            spacing: Theme.size.gap

            LessonLine {
                width: entry.width - (again.visible ? again.width + parent.spacing : 0)
                key: entry.key
                name: entry.name
                about: entry.paused === "" ? entry.about : Texts.say("sentence-bracketed", {text: entry.about, more: entry.paused})
                length: entry.length
                done: entry.done
                next: entry.next
                index: entry.index
                view: dialog.list
                order: entry.number

                onClicked: dialog.shell.backstage.school.learn(key)
            }

            GiltButton {
                id: again

                objectName: `restart:${entry.key}`
                visible: entry.paused !== ""
                anchors.verticalCenter: parent.verticalCenter
                text: qsTrId("window-learn-from_start")
                Accessible.name: Texts.say("window-told", {label: entry.name, text: text})

                onClicked: dialog.shell.backstage.school.restart(entry.key)
            }
        }
    }

    foot: GiltButton {
        objectName: "coach"
        anchors.horizontalCenter: parent.horizontalCenter
        width: Theme.size.bigButtonWidth
        height: Theme.size.bigButtonHeight
        textSize: Theme.font.large
        text: qsTrId("window-welcome-coach")
        hint: dialog.shell.chosen.coachAbout

        onClicked: dialog.shell.startCoached()
    }
}
