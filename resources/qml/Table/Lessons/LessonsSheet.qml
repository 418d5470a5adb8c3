import QtQuick
import Table.Controls

// The lessons or challenges of the game that is chosen, under a sentence about them.
Dialog {
    id: dialog

    property alias choice: games
    readonly property alias list: list
    property alias summary: words
    property alias rows: list.model
    property alias line: list.delegate
    readonly property real lineWidth: list.width - Theme.size.gapLarge

    // Brings a line into sight.
    function seek(place: int) {
        list.positionViewAtIndex(place, ListView.Center);
    }

    arrows: Qt.Vertical
    sheetHeight: Theme.size.dialogHeight * 1.15

    GameChoice {
        id: games

        width: parent.width
        shell: dialog.shell
    }

    Prose {
        id: words

        anchors.top: games.bottom
        width: parent.width
        bottomPadding: Theme.size.gap
        color: Theme.color.inkSoft
        verticalAlignment: Text.AlignTop
    }

    ScrollList {
        id: list

        anchors.top: words.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        spacing: Theme.size.gap
        told: dialog.title
    }
}
