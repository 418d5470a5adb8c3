pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// What was reached in a game: its picture in a frame, and a medal for each kind, the fuller the more of it
// is reached.
Plate {
    id: shelf

    required property string key
    required property string name
    required property string picture
    required property string wins
    required property real won
    required property string lessons
    required property real learnt
    required property string stars
    required property real shining

    height: Theme.size.iconHuge * 1.25
    color: Theme.color.parchment
    edge: Theme.color.gold
    Accessible.role: Accessible.StaticText
    Accessible.ignored: !visible || !parent?.enabled
    Accessible.name: Phrases.sentences([name, wins, lessons, stars])

    // A medal with a sentence below.
    component Honour: Column {
        id: honour

        required property string sign
        required property string told
        required property real part
        property real room: 0

        width: room
        spacing: Theme.size.gapTiny

        Medal {
            anchors.horizontalCenter: parent.horizontalCenter
            sign: honour.sign
            part: honour.part
        }

        Note {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: honour.told
        }
    }

    Picture {
        id: scene

        anchors.left: parent.left
        anchors.leftMargin: Theme.size.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.size.iconHuge
        height: width
        path: shelf.picture
    }

    LongTitle {
        id: title

        anchors.left: scene.right
        anchors.leftMargin: Theme.size.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.size.column
        text: shelf.name
        color: Theme.color.heading
    }

    Row {
        id: row

        readonly property real each: width / 3

        anchors.left: title.right
        anchors.right: parent.right
        anchors.margins: Theme.size.gap
        anchors.verticalCenter: parent.verticalCenter

        Honour {
            room: row.each
            sign: "podium"
            told: shelf.wins
            part: shelf.won
        }

        Honour {
            room: row.each
            sign: "check"
            told: shelf.lessons
            part: shelf.learnt
        }

        Honour {
            room: row.each
            sign: "star"
            told: shelf.stars
            part: shelf.shining
        }
    }
}
