import QtQuick
import Table.Controls

// Why a carried piece does not go where it is now. Once it was put down there, that can still be read for a while, or
// until something else is done.
Panel {
    id: said

    // The piece as it is carried.
    required property Item piece
    readonly property real beside: piece.x + piece.width + Theme.size.gap
    property string refusal: ""

    function keep(words: string) {
        refusal = words;
        patience.restart();
    }

    function hush() {
        refusal = "";
    }

    objectName: "dropRefusal"
    visible: why.text !== ""
    width: why.width + 2 * Theme.size.gapLarge
    height: Theme.size.questionLine
    color: Theme.color.parchment
    frameColor: Theme.color.legal

    // The piece glides back without it.
    Binding {
        target: said
        property: "x"
        value: said.beside + said.width < said.parent.width ? said.beside : Math.max(0, said.piece.x - said.width - Theme.size.gap)
        when: Pointer.carrying
        restoreMode: Binding.RestoreNone
    }

    Binding {
        target: said
        property: "y"
        value: Math.max(0, Math.min(said.parent.height - said.height, said.piece.y + (said.piece.height - said.height) / 2))
        when: Pointer.carrying
        restoreMode: Binding.RestoreNone
    }

    Connections {
        target: Pointer

        function onLifted() {
            said.hush();
        }
    }

    Timer {
        id: patience

        interval: Theme.motion.aside

        onTriggered: said.hush()
    }

    Words {
        id: why

        anchors.centerIn: parent
        text: Pointer.carrying && said.refusal === "" ? Pointer.reason : said.refusal
        color: Theme.color.alarm
        font.bold: true
    }
}
