import QtQuick
import Table.Controls

// Why a carried piece does not go where it is now.
Panel {
    id: said

    // The piece as it is carried.
    required property Item piece
    readonly property real beside: piece.x + piece.width + Theme.size.gap

    objectName: "dropRefusal"
    visible: Pointer.carrying && refusal.text !== ""
    x: beside + width < parent.width ? beside : Math.max(0, piece.x - width - Theme.size.gap)
    y: Math.max(0, Math.min(parent.height - height, piece.y + (piece.height - height) / 2))
    width: refusal.width + 2 * Theme.size.gapLarge
    height: Theme.size.questionLine
    color: Theme.color.parchment
    frameColor: Theme.color.legal

    Words {
        id: refusal

        anchors.centerIn: parent
        text: Pointer.reason
        color: Theme.color.alarm
        font.bold: true
    }
}
