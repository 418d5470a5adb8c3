import QtQuick
import Table.Controls
import Table.Decisions

// What the piece would cost and bring where it is now, or why it does not go there.
Panel {
    id: panel

    required property Foresight foresight
    required property Item carried
    readonly property real beside: carried.x + carried.width + Theme.size.gap

    objectName: "dropOutlook"
    visible: Pointer.carrying && refusal.text + foresight.words !== ""
    x: beside + width < parent.width ? beside : Math.max(0, carried.x - width - Theme.size.gap)
    y: Math.max(0, Math.min(parent.height - height, carried.y + (carried.height - height) / 2))
    width: (refusal.text !== "" ? refusal.width : outlook.width) + 2 * Theme.size.gapLarge
    height: Theme.size.questionLine
    color: Theme.color.parchment
    frameColor: Theme.color.legal

    OutlookLine {
        id: outlook

        anchors.centerIn: parent
        visible: refusal.text === ""
        foresight: panel.foresight
    }

    Words {
        id: refusal

        anchors.centerIn: parent
        text: Pointer.reason
        color: Theme.color.alarm
        font.bold: true
    }
}
