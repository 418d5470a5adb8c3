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
    Accessible.name: Phrases.sentences([name, wins, lessons, stars])

    // A medal of which a part is gilt, with a sentence below.
    component Medal: Column {
        id: medal

        required property string sign
        required property string told
        required property real part
        property real room: 0

        width: room
        spacing: Theme.size.gapTiny

        Item {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Theme.size.rowHeight
            height: width

            Rectangle {
                anchors.fill: parent
                radius: width / 2
                color: Theme.color.duckEggLight
                border.width: Theme.size.hair
                border.color: Theme.color.gold
            }

            Item {
                anchors.bottom: parent.bottom
                width: parent.width
                height: parent.height * medal.part
                clip: true

                Rectangle {
                    anchors.bottom: parent.bottom
                    width: parent.width
                    height: width
                    radius: width / 2
                    color: Theme.color.goldLight
                    border.width: Theme.size.frame
                    border.color: Theme.color.gold
                }
            }

            Glyph {
                anchors.centerIn: parent
                width: Theme.size.iconLarge
                name: medal.sign
                tint: Theme.color.goldInk
                inner: Theme.color.parchment
            }
        }

        Note {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: medal.told
        }
    }

    Picture {
        id: scene

        x: Theme.size.gapLarge
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

        Medal {
            room: row.each
            sign: "podium"
            told: shelf.wins
            part: shelf.won
        }

        Medal {
            room: row.each
            sign: "check"
            told: shelf.lessons
            part: shelf.learnt
        }

        Medal {
            room: row.each
            sign: "star"
            told: shelf.stars
            part: shelf.shining
        }
    }
}
