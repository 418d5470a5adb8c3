import QtQuick
import Table.Controls
import Table.Program
import Table.Theme

// Asks for another name of a game, over a sheet that is dimmed meanwhile.
FocusScope {
    id: form

    required property Renaming renaming
    readonly property string problem: renaming.problem

    visible: renaming.asked
    Accessible.role: Accessible.Dialog
    Accessible.name: renaming.question
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

    Rectangle {
        anchors.fill: parent
        radius: Theme.size.radiusLarge
        color: Theme.color.shade
    }

    Cover {}

    Panel {
        anchors.centerIn: parent
        width: Math.min(Theme.size.notice, form.width - 2 * Theme.size.gapLarge)
        height: content.height + 2 * Theme.size.gapHuge
        radius: Theme.size.radiusLarge
        color: Theme.color.parchment

        Column {
            id: content

            anchors.top: parent.top
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.margins: Theme.size.gapHuge
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
                wrong: form.problem !== ""

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
                    text: qsTrId("window.renaming.rename")

                    onClicked: form.renaming.agree()
                }

                GiltButton {
                    objectName: "keepName"
                    text: qsTrId("window.renaming.keep")

                    onClicked: form.renaming.refuse()
                }
            }
        }
    }
}
