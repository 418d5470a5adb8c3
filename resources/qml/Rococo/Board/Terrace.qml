pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Game
import Table.Controls

// The night sky above the terrace, with the fireworks.
Panel {
    id: sky

    required property RococoTable laid

    Thing.topic: "area.fireworks"

    color: Theme.color.night

    Ground {
        anchors.fill: parent
        anchors.margins: Theme.size.ring
        path: "room/terrace" + (width > 6.5 * height ? "-wide" : "")
        stretches: width > 2.4 * height
        tint: sky.color
        strength: 1
        light: Theme.color.candles
    }

    Plate {
        id: heading

        anchors.left: parent.left
        anchors.top: parent.top
        anchors.margins: Theme.size.gap
        width: words.width + Theme.size.gap
        height: words.height + Theme.size.gap
        color: Theme.color.night
        edge: Theme.color.gold

        Column {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            x: Theme.size.gap
            width: Math.max(Theme.size.column, majority.implicitWidth + Theme.size.gap)
            spacing: Theme.size.gapSmall

            Heading {
                label: qsTrId("window-palace-fireworks")
                about: sky.laid.about("fireworks")
                font.pixelSize: Theme.font.large
            }

            Majority {
                id: majority

                first: sky.laid.palace.fireworksFirst
                second: sky.laid.palace.fireworksSecond
                seats: sky.laid.people.players.count
                standings: sky.laid.palace.fireworksStandings
                about: sky.laid.palace.fireworksMajority
                Thing.topic: "majority.fireworks"
                ink: Theme.color.inkOnDarkSoft
            }
        }
    }

    Row {
        id: row

        anchors.left: heading.right
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.margins: Theme.size.gap
        spacing: Theme.size.gap

        Repeater {
            model: sky.laid.palace.fireworks

            delegate: FireworksSpace {
                width: Math.min(3.5 * row.height, (row.width - (sky.laid.palace.fireworks.count - 1) * row.spacing) / sky.laid.palace.fireworks.count)
                height: Math.min(row.height, width)
                y: row.height - height
                headroom: y
            }
        }
    }
}
