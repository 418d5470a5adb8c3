import QtQuick
import Table.Controls
import Table.Decisions

// Why a carried piece does not go where it is now; or what it would cost and bring if the question cannot say
// it, where it covers nothing to compare with.
Panel {
    id: said

    required property Foresight foresight
    // What shall be seen meanwhile.
    required property list<Item> spared
    // The piece as it is carried.
    required property Item piece
    readonly property bool refused: refusal.text !== ""
    readonly property real beside: piece.x + piece.width + Theme.size.gap
    property point corner

    function settle() {
        if (visible && !refused && Pointer.subject)
            corner = finder.place(said, parent, Pointer.subject, spared, Theme.size.gap);
    }

    objectName: "dropOutlook"
    visible: Pointer.carrying && (refused || Pointer.crowded && foresight.words !== "")
    x: !refused ? corner.x : beside + width < parent.width ? beside : Math.max(0, piece.x - width - Theme.size.gap)
    y: !refused ? corner.y : Math.max(0, Math.min(parent.height - height, piece.y + (piece.height - height) / 2))
    width: (refused ? refusal.width : outlook.width) + 2 * Theme.size.gapLarge
    height: Theme.size.questionLine
    color: Theme.color.parchment
    frameColor: Theme.color.legal

    onVisibleChanged: settle()
    onWidthChanged: settle()

    Connections {
        target: Pointer

        function onSubjectChanged() {
            said.settle();
        }
    }

    Beside {
        id: finder
    }

    OutlookLine {
        id: outlook

        anchors.centerIn: parent
        visible: !said.refused
        foresight: said.foresight
    }

    Words {
        id: refusal

        anchors.centerIn: parent
        text: Pointer.reason
        color: Theme.color.alarm
        font.bold: true
    }
}
