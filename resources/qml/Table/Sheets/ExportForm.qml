pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// Writes a file of all that is entered, with who says so.
Overlay {
    id: form

    required property Sharing sharing

    function write() {
        sharing.export(by.text, box.text, remark.text);
    }

    tall: content.height
    visible: sharing.way === "export"
    told: title.text
    Keys.onEscapePressed: sharing.close()

    onVisibleChanged: {
        if (visible)
            by.entry.forceActiveFocus(Qt.TabFocusReason);
    }

    // A text with its name above it.
    component Line: Column {
        id: line

        required property string label
        property string told: ""
        property alias text: field.text
        property alias entry: field

        width: content.width
        spacing: Theme.size.gapTiny

        Note {
            width: parent.width
            text: line.label
        }

        TextEntry {
            id: field

            objectName: line.objectName + "Entry"
            width: parent.width
            label: line.label
            text: line.told

            onAccepted: form.write()
        }
    }

    Column {
        id: content

        width: parent.width
        spacing: Theme.size.gap

        LongTitle {
            id: title

            width: parent.width
            text: qsTrId("window-sharing-export_title")
        }

        Prose {
            width: parent.width
            text: qsTrId("window-sharing-export_text")
        }

        Line {
            id: by

            objectName: "by"
            label: qsTrId("window-sharing-by")
            told: form.sharing.by
        }

        Line {
            id: box

            objectName: "box"
            label: qsTrId("window-sharing-box")
            told: form.sharing.box
        }

        Line {
            id: remark

            objectName: "remark"
            label: qsTrId("window-sharing-remark")
            told: form.sharing.remark
        }

        Prose {
            objectName: "exportTold"
            width: parent.width
            visible: text !== ""
            text: form.sharing.problem || form.sharing.done
            color: form.sharing.problem ? Theme.color.alarm : Theme.color.heading
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        }

        Flow {
            width: parent.width
            spacing: Theme.size.gap
            layoutDirection: Qt.RightToLeft

            GiltButton {
                objectName: "writeValues"
                primary: form.sharing.done === ""
                text: qsTrId("window-sharing-write")

                onClicked: form.write()
            }

            GiltButton {
                objectName: "closeExport"
                primary: form.sharing.done !== ""
                text: qsTrId("window-sharing-close")

                onClicked: form.sharing.close()
            }
        }
    }
}
