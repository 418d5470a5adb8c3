pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Controls
import Rococo.Game
import Rococo.Theme

// The palace: terrace, King's hall, four halls, and the gardens before it.
Item {
    id: board

    required property Palace palace
    required property Item table

    signal chosen(option: string)

    readonly property point inset: Qt.point(x, y)
    readonly property real gap: Theme.size.gap
    readonly property real roomHeight: (height - Theme.size.terrace - Theme.size.gardens - 4 * gap) / 3

    Region {
        id: terrace

        width: parent.width
        height: Theme.size.terrace
        table: board.table
        inset: board.inset

        Terrace {
            anchors.fill: parent
            palace: board.palace

            onChosen: option => board.chosen(option)
        }
    }

    Repeater {
        model: board.palace.halls

        delegate: HallRoom {
            required property int index

            table: board.table
            inset: board.inset
            royal: index === 0
            picture: "room/hall-" + (index % 5 + 1)
            x: royal || index % 2 === 1 ? 0 : (board.width + board.gap) / 2
            y: terrace.height + board.gap + Math.floor((index + 1) / 2) * (board.roomHeight + board.gap)
            width: royal ? board.width : (board.width - board.gap) / 2
            height: board.roomHeight

            onChosen: option => board.chosen(option)
        }
    }

    Region {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.size.gardens
        table: board.table
        inset: board.inset

        Gardens {
            anchors.fill: parent
            palace: board.palace

            onChosen: option => board.chosen(option)
        }
    }
}
