pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// All keys: those that can be changed, and the actions of the others.
Dialog {
    id: dialog

    function hear(event: KeyEvent) {
        event.accepted = true;
        Shortcuts.press(event.key, event.modifiers);
    }

    function leave() {
        shell.open("settings");
    }

    title: qsTrId("window-keys-title")
    sheetWidth: Theme.size.wideDialog
    needed: keys.height + problem.height + Theme.size.gapLarge
    Component.onDestruction: Shortcuts.listen("")

    Item {
        id: ear

        property Item asker: null
        readonly property bool open: Shortcuts.listening !== ""

        Keys.onShortcutOverride: event => event.accepted = open
        Keys.onPressed: event => dialog.hear(event)

        onOpenChanged: {
            if (!open && activeFocus)
                asker?.forceActiveFocus(Qt.TabFocusReason);
        }
        onActiveFocusChanged: {
            if (!activeFocus && open)
                Shortcuts.listen("");
        }
    }

    Grid {
        id: keys

        width: parent.width
        columns: dialog.narrow ? 2 : 3
        columnSpacing: Theme.size.gapHuge
        rowSpacing: Theme.size.gapTiny
        flow: Grid.TopToBottom
        rows: Math.ceil(Shortcuts.rows.count / columns)

        Repeater {
            model: Shortcuts.rows

            delegate: Item {
                id: line

                required property string key
                required property string label
                required property string shown
                required property bool changed

                width: (keys.width - (keys.columns - 1) * keys.columnSpacing) / keys.columns
                height: Theme.size.rowHeight

                Prose {
                    anchors.left: parent.left
                    anchors.right: button.left
                    height: parent.height
                    anchors.rightMargin: Theme.size.gap
                    text: line.label
                    font.bold: line.changed
                }

                GiltButton {
                    id: button

                    readonly property bool awaited: Shortcuts.listening === line.key

                    objectName: "key:" + line.key
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.max(Theme.size.column, implicitWidth)
                    primary: awaited
                    text: awaited ? qsTrId("window-keys-press") : line.shown
                    Accessible.name: Texts.say("window-told", {label: line.label, text: text})

                    onClicked: {
                        ear.asker = button;
                        ear.forceActiveFocus();
                        Shortcuts.listen(line.key);
                    }
                }
            }
        }
    }

    Prose {
        id: problem

        anchors.top: keys.bottom
        anchors.topMargin: Theme.size.gapLarge
        width: parent.width
        height: text ? contentHeight : 0
        text: Shortcuts.problem
        color: Theme.color.alarm
    }

    foot: Item {
        anchors.left: parent?.left
        anchors.right: parent?.right
        height: Math.max(others.implicitHeight, reset.height)

        Note {
            id: others

            anchors.left: parent.left
            anchors.right: reset.left
            anchors.rightMargin: Theme.size.gapHuge
            anchors.bottom: parent.bottom
            text: qsTrId("window-keys-others")
        }

        GiltButton {
            id: reset

            objectName: "resetKeys"
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            text: qsTrId("window-keys-reset")

            onClicked: Shortcuts.reset()
        }
    }
}
