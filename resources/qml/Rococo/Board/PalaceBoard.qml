pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Game
import Rococo.Theme

// The palace: terrace, King's hall, four halls, and the gardens before it.
Item {
    id: board

    required property Palace palace

    signal chosen(option: string)

    readonly property real gap: Theme.size.gap
    readonly property real roomHeight: (height - Theme.size.terrace - Theme.size.gardens - 4 * gap) / 3

    Terrace {
        id: terrace

        width: parent.width
        height: Theme.size.terrace
        palace: board.palace

        onChosen: option => board.chosen(option)
    }

    Repeater {
        model: board.palace.halls

        delegate: HallRoom {
            required property int index

            royal: index === 0
            picture: "room/hall-" + (index % 5 + 1)
            x: royal || index % 2 === 1 ? 0 : (board.width + board.gap) / 2
            y: terrace.height + board.gap + Math.floor((index + 1) / 2) * (board.roomHeight + board.gap)
            width: royal ? board.width : (board.width - board.gap) / 2
            height: board.roomHeight

            onChosen: option => board.chosen(option)
        }
    }

    Gardens {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.size.gardens
        palace: board.palace

        onChosen: option => board.chosen(option)
    }
}
