import QtQuick
import Table.Controls

// Prestige points: scored at once on white with a red border, or at the end with a black one.
Item {
    id: badge

    required property int points
    property bool now: false

    width: Theme.size.icon
    height: width

    Mark {
        anchors.fill: parent
        name: badge.now ? "prestige-now" : "prestige-end"
    }

    Words {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: parent.height * 0.02
        text: badge.points
        color: "#33241c"
        font.pixelSize: Math.max(Theme.font.small, Math.floor(badge.height * 0.6))
        font.bold: true
    }
}
