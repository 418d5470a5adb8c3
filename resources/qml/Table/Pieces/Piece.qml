pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// A piece off the table, with its soft shadow: what the game draws, a picture, a sign, or a player's
// emblem.
Item {
    id: piece

    property QtObject face: null
    property int seat: -1
    property string picture: ""
    property string sign: ""
    // Without a card and its shadow.
    property bool bare: false
    readonly property bool round: face === null && picture === ""
    // How high it is, from 0 on the table to 1 in the hand.
    property real raised: 1

    Repeater {
        model: piece.bare ? 0 : 3

        delegate: Plate {
            required property int index
            readonly property real spread: (index - 1) * Theme.size.gapSmall

            x: piece.raised * Theme.size.gapSmall - spread
            y: piece.raised * Theme.size.gapLarge - spread
            width: piece.width + 2 * spread
            height: piece.height + 2 * spread
            radius: piece.round ? height / 2 : Theme.size.radius + Math.max(0, spread)
            color: Theme.color.shadow
        }
    }

    Repeater {
        model: piece.face
        delegate: piece.bare ? Theme.look.flown : Theme.look.face
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
