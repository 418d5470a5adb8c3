import QtQuick
import Table.Controls

// A piece off the table, with its shadow: what the game draws, a picture, a sign, or a player's emblem.
Item {
    id: piece

    property QtObject face: null
    property int seat: -1
    property string picture: ""
    property string sign: ""
    readonly property bool round: face === null && picture === ""

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: Theme.size.gap
        anchors.bottomMargin: -Theme.size.gap
        anchors.leftMargin: Theme.size.gapSmall
        anchors.rightMargin: -Theme.size.gapSmall
        radius: piece.round ? width / 2 : Theme.size.radius
        color: Theme.color.shade
    }

    Repeater {
        model: piece.face
        delegate: Theme.look.face
    }

    Emblem {
        anchors.fill: parent
        seat: piece.face ? -1 : piece.seat
    }

    Rectangle {
        anchors.fill: parent
        visible: piece.face === null && piece.seat < 0 && piece.picture !== ""
        radius: Theme.size.radius
        color: Theme.color.duckEggLight
        border.width: Theme.size.frame
        border.color: Theme.color.gold

        Picture {
            anchors.fill: parent
            anchors.margins: Theme.size.ring
            path: piece.picture
        }
    }

    Token {
        anchors.fill: parent
        visible: piece.round && piece.seat < 0 && piece.sign !== ""
        sign: piece.sign
        amount: 0
    }
}
