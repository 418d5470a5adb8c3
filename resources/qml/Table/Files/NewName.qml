import QtQuick
import Table.Controls

// Asks for another name of a game.
Overlay {
    id: form

    required property Renaming renaming
    readonly property string problem: renaming.problem

    tall: content.height
    visible: renaming.asked
    told: renaming.question
    Keys.onEscapePressed: renaming.refuse()

    onVisibleChanged: {
        if (visible) {
            entry.forceActiveFocus(Qt.TabFocusReason);
            entry.selectAll();
        }
    }
    onProblemChanged: {
        if (visible)
            entry.forceActiveFocus(Qt.TabFocusReason);
    }

    Column {
        id: content

        width: parent.width
        spacing: Theme.size.gap

        LongTitle {
            width: parent.width
            text: form.renaming.question
        }

        TextEntry {
            id: entry

            objectName: "newName"
            width: parent.width
            label: form.renaming.question
            text: form.renaming.name
            problem: form.problem

            onTextEdited: form.renaming.setName(text)
            onAccepted: form.renaming.agree()
        }

        Prose {
            objectName: "newNameProblem"
            width: parent.width
            height: Math.max(Theme.size.iconLarge, implicitHeight)
            text: form.problem
            color: Theme.color.alarm
        }

        Flow {
            width: parent.width
            spacing: Theme.size.gapLarge
            layoutDirection: Qt.RightToLeft

            GiltButton {
                objectName: "rename"
                primary: true
                enabled: form.renaming.ready
                fault: form.problem
                text: qsTrId("window-renaming-rename")

                onClicked: form.renaming.agree()
            }

            GiltButton {
                objectName: "keepName"
                text: qsTrId("window-renaming-keep")

                onClicked: form.renaming.refuse()
            }
        }
    }
}
