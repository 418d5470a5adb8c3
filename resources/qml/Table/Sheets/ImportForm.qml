pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// Chooses a file of what another owner has entered, or takes the last import back.
Overlay {
    id: form

    required property Sharing sharing

    tall: content.height
    visible: sharing.way === "import"
    told: title.text
    Keys.onEscapePressed: sharing.close()

    onVisibleChanged: {
        if (visible)
            path.forceActiveFocus(Qt.TabFocusReason);
    }

    Column {
        id: content

        width: parent.width
        spacing: Theme.size.gap

        LongTitle {
            id: title

            width: parent.width
            text: qsTrId("window-sharing-import_title")
        }

        Prose {
            width: parent.width
            text: Texts.say("window-sharing-import_text", {folder: form.sharing.folder})
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        }

        Row {
            width: parent.width
            spacing: Theme.size.gap

            TextEntry {
                id: path

                objectName: "valuesPath"
                width: parent.width - look.width - parent.spacing
                label: qsTrId("window-sharing-path")
                placeholderText: label
                placeholderTextColor: Theme.color.inkSoft

                onAccepted: look.click()
            }

            GiltButton {
                id: look

                objectName: "lookAtValues"
                enabled: path.text.trim() !== ""
                text: qsTrId("window-sharing-look")

                onClicked: form.sharing.look(path.text)
            }
        }

        ScrollList {
            width: parent.width
            height: Math.min(contentHeight, 4 * Theme.size.rowHeight)
            model: form.sharing.files
            told: title.text

            delegate: Press {
                id: file

                required property string key
                required property string name

                objectName: "values:" + name
                width: ListView.view.width - Theme.size.gapLarge
                height: Math.max(Theme.size.rowHeight - Theme.size.gapSmall, words.implicitHeight)
                inset: true
                text: name
                Accessible.name: name

                onClicked: form.sharing.look(key)

                background: Slip {
                    color: file.hovered ? Theme.color.legalFill : Theme.color.parchment
                }

                contentItem: Prose {
                    id: words

                    leftPadding: Theme.size.gap
                    text: file.name
                }
            }
        }

        Prose {
            objectName: "importTold"
            width: parent.width
            visible: text !== ""
            text: form.sharing.problem
            color: Theme.color.alarm
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        }

        Flow {
            width: parent.width
            spacing: Theme.size.gap
            layoutDirection: Qt.RightToLeft

            GiltButton {
                objectName: "closeImport"
                text: qsTrId("window-sharing-close")

                onClicked: form.sharing.close()
            }

            GiltButton {
                objectName: "undoImport"
                visible: form.sharing.imported !== ""
                text: Texts.say("window-sharing-undo", {file: form.sharing.imported})

                onClicked: form.sharing.undo()
            }
        }
    }
}
