pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// Where to save the table, and in which format.
Slip {
    id: panel

    required property ScoreDialog dialog
    required property Item picture
    readonly property ScoreKeeper keeper: dialog.shell.backstage.keeper

    implicitHeight: form.implicitHeight + 2 * Theme.size.gapLarge
    radius: Theme.size.radius

    Column {
        id: form

        x: Theme.size.gapLarge
        y: Theme.size.gapLarge
        width: parent.width - 2 * x
        spacing: Theme.size.gap

        component Label: Words {
            width: form.width
            color: Theme.color.inkSoft
            wrapMode: Text.Wrap
            elide: Text.ElideRight
        }

        component Choice: GiltButton {
            width: form.width
        }

        Title {
            width: parent.width
            text: qsTrId("window-keep-title")
            color: Theme.color.heading
        }

        Label {
            text: qsTrId("window-keep-text")
        }

        Label {
            text: qsTrId("window-keep-folder")
        }

        TextEntry {
            objectName: "keepFolder"
            width: parent.width
            label: qsTrId("window-keep-folder")
            text: panel.keeper.folder

            onTextEdited: panel.keeper.setFolder(text)
        }

        Label {
            text: qsTrId("window-keep-name")
        }

        TextEntry {
            objectName: "keepName"
            width: parent.width
            label: qsTrId("window-keep-name")
            text: panel.keeper.name
            problem: panel.keeper.ready ? "" : panel.keeper.problem

            onTextEdited: panel.keeper.setName(text)
        }

        Choice {
            objectName: "keepPicture"
            enabled: panel.keeper.ready
            fault: panel.keeper.ready ? "" : panel.keeper.problem
            text: qsTrId("window-keep-picture")

            onClicked: panel.keeper.keepPicture(panel.picture)
        }

        Choice {
            objectName: "keepTable"
            enabled: panel.keeper.ready
            fault: panel.keeper.ready ? "" : panel.keeper.problem
            text: qsTrId("window-keep-table")

            onClicked: panel.keeper.keepTable(panel.dialog.score)
        }

        Choice {
            objectName: "keepBack"
            text: qsTrId("window-keep-back")

            onClicked: panel.dialog.keeping = false
        }

        Prose {
            width: parent.width
            visible: text !== ""
            text: panel.keeper.problem || panel.keeper.done
            color: panel.keeper.problem ? Theme.color.alarm : Theme.color.ink
            Accessible.role: Accessible.AlertMessage
            Accessible.ignored: !visible || !parent?.enabled
            Accessible.name: text
        }
    }
}
