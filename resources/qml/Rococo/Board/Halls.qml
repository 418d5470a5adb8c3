pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Game
import Table.Theme

// The King's hall, and below it the other halls two by two.
Item {
    id: halls

    required property RococoTable laid
    required property Item table

    readonly property point inset: Qt.point(x, y)
    readonly property real gap: Theme.size.gap
    // On whole pixels, so that nothing is drawn blurred.
    readonly property real roomWidth: Math.floor((width - gap) / 2)
    readonly property real roomHeight: Math.floor((height - 2 * gap) / 3)

    Repeater {
        model: halls.laid.palace.halls

        delegate: HallRoom {
            required property int index

            table: halls.table
            inset: halls.inset
            royal: index === 0
            picture: "room/hall-" + (index % 5 + 1)
            x: royal || index % 2 === 1 ? 0 : halls.width - halls.roomWidth
            y: Math.round(Math.floor((index + 1) / 2) * (halls.roomHeight + halls.gap))
            width: royal ? halls.width : halls.roomWidth
            height: halls.roomHeight
        }
    }
}
