pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Theme

// Where moves are typed: below the line stands what the words may mean, and Enter does the first of it. What is asked
// about is told there.
Dialog {
    id: dialog

    readonly property CommandLine commands: shell.backstage.commands

    function take(row: int) {
        const line = commands;
        if (row < line.rows.count && !line.explain(row)) {
            shell.back();
            line.take(row);
        }
    }

    light: true
    arrows: Qt.Vertical
    title: qsTrId("window-command-title")
    sheetWidth: Theme.size.wideDialog * 0.85
    needed: body.implicitHeight + Theme.size.gap

    Column {
        id: body

        width: parent.width
        spacing: Theme.size.gap

        TextEntry {
            objectName: "command"
            width: parent.width
            focus: true
            label: qsTrId("window-command-label")

            onTextEdited: dialog.commands.look(text)
            onAccepted: dialog.take(0)
            Component.onCompleted: forceActiveFocus(Qt.TabFocusReason)
        }

        Prose {
            objectName: "commandTold"
            width: parent.width
            visible: text !== ""
            text: dialog.commands.told
            color: Theme.color.inkSoft
        }

        Repeater {
            model: dialog.commands.rows

            delegate: GiltButton {
                required property int key
                required property string label

                objectName: "meaning:" + key
                width: body.width
                primary: key === 0
                text: label

                onClicked: dialog.take(key)
            }
        }
    }
}
