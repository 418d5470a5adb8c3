pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// Says once, under the menu, that some printed values are reconstructed and how to correct them.
Panel {
    id: notice

    required property Shell shell

    signal answered

    height: Math.max(words.implicitHeight, answers.implicitHeight) + 2 * Theme.size.gapLarge
    color: Theme.color.parchment
    Accessible.role: Accessible.AlertMessage
    Accessible.ignored: !visible || !parent?.enabled
    Accessible.name: words.text

    Prose {
        id: words

        anchors.left: parent.left
        anchors.right: answers.left
        anchors.margins: Theme.size.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        text: qsTrId("window-values-text")
    }

    Column {
        id: answers

        anchors.right: parent.right
        anchors.rightMargin: Theme.size.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.size.gapSmall

        component Answer: GiltButton {
            width: Math.max(list.implicitWidth, ok.implicitWidth)
        }

        Answer {
            id: ok

            objectName: "valuesOk"
            text: qsTrId("window-values-ok")

            onClicked: {
                notice.shell.preferences.noteValues();
                notice.answered();
            }
        }

        Answer {
            id: list

            objectName: "valuesList"
            text: qsTrId("window-values-list")

            onClicked: notice.shell.open("sources")
        }
    }
}
