pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Game
import Table.Controls

// The night sky above the terrace, with the fireworks.
Rectangle {
    id: sky

    required property RococoTable laid

    Thing.topic: "area.fireworks"

    radius: Theme.size.radius
    border.width: Theme.size.hair
    border.color: Theme.color.gold
    gradient: Gradient {
        GradientStop {
            position: 0
            color: Theme.color.night
        }
        GradientStop {
            position: 1
            color: Theme.color.nightLight
        }
    }

    Picture {
        anchors.fill: parent
        anchors.margins: Theme.size.hair
        path: "room/terrace"
        fills: true
        opacity: 1 - Theme.veil
    }

    Column {
        id: heading

        anchors.left: parent.left
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.size.gapLarge
        width: Theme.size.column
        spacing: Theme.size.gapSmall

        Heading {
            label: qsTrId("window.palace.fireworks")
            about: sky.laid.about("fireworks")
            font.pixelSize: Theme.font.large
        }

        Majority {
            first: sky.laid.palace.fireworksFirst
            second: sky.laid.palace.fireworksSecond
            about: sky.laid.palace.fireworksMajority
            Thing.topic: "majority.fireworks"
            ink: Theme.color.inkOnDarkSoft
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
                y: (row.height - height) / 2
            }
        }
    }
}
