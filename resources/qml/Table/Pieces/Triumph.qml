import QtQuick
import Table.Controls

// Over a place that a player has won: a warm light passes through it, and the player's crest, which is large
// at first, becomes small on its way to the seal.
Item {
    id: triumph

    required property int seat
    // How much of the light's way, of the crest's appearance and of its way is done.
    required property real light
    required property real shown
    required property real gone
    // Where the seal is.
    required property point goal
    readonly property bool upright: height > width
    readonly property real narrow: Math.min(width, height)
    readonly property real way: gone * gone * (3 - 2 * gone)

    // Along the longer side, and seen only between the ends.
    Picture {
        x: (triumph.upright ? 0.5 : triumph.light) * triumph.width - width / 2
        y: (triumph.upright ? triumph.light : 0.5) * triumph.height - height / 2
        width: 2 * triumph.narrow
        height: width
        opacity: 0.65 * Math.sin(Math.PI * triumph.light)
        path: "life/glow"
    }

    Emblem {
        x: triumph.width / 2 + triumph.way * (triumph.goal.x - triumph.width / 2) - width / 2
        y: triumph.height / 2 + triumph.way * (triumph.goal.y - triumph.height / 2) - height / 2
        width: Math.round(0.5 * triumph.narrow)
        scale: (1.4 - 0.4 * triumph.shown) * (1 - triumph.way * (1 - Theme.size.badge / Math.max(1, width)))
        opacity: triumph.gone < 1 ? triumph.shown : 0
        seat: triumph.seat

        Rectangle {
            anchors.fill: parent
            anchors.margins: -Theme.size.gapTiny
            radius: width / 2
            color: Theme.color.clear
            border.width: Theme.size.gapTiny
            border.color: Theme.color.goldLight
        }

        Picture {
            anchors.centerIn: parent
            z: -1
            width: 2.4 * parent.width
            height: width
            path: "life/glow"
        }
    }
}
