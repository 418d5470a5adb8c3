import QtQuick
import Table.Controls
import Table.Pieces

// Whose turn it was, and with which card, or which round began.
CentredRow {
    id: who

    required property int seat
    required property string portrait
    required property QtObject card
    // What replaces the card if there is none.
    required property string sign
    required property string title
    required property real size
    readonly property bool round: seat < 0
    readonly property real piece: Math.min(height, Theme.size.icon + Theme.size.gapTiny)

    spacing: Theme.size.gapSmall

    Emblem {
        seat: who.seat
    }

    Picture {
        visible: path !== ""
        width: visible ? Math.min(who.size, Theme.size.portrait) : 0
        height: width
        path: who.portrait
    }

    Bit {
        visible: who.card !== null
        size: who.piece
        face: who.card
        sign: ""
        text: ""
        worth: 0
    }

    Plate {
        visible: who.sign !== "" && !who.round
        width: who.piece
        height: width
        radius: Theme.size.radiusSmall
        color: Theme.color.blush
        edge: Theme.color.gold

        Sign {
            anchors.centerIn: parent
            width: Theme.size.iconSmall
            name: who.sign
            tint: Theme.color.heading
            inner: Theme.color.blush
        }
    }

    Title {
        visible: who.round
        text: who.title
        color: Theme.color.heading
        font.pixelSize: Theme.font.body
        font.bold: true
    }
}
