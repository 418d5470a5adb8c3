pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The seats of a new game; beside them the players for one of them, or its look. There is room for all
// seats from the start, so that nothing moves when one is added.
Grid {
    id: table

    required property PlannedSeats seats
    // Whether there is too little room for the players beside the seats.
    required property bool narrow
    property int dressing: -1
    property int wanted: 0
    // The seat for which a player is being chosen.
    readonly property int current: Math.min(wanted, seats.plans.count - 1)

    // Lets the players be chosen from for a seat.
    function ask(seat: int) {
        dressing = -1;
        wanted = seat;
    }

    function remove(seat: int) {
        ask(wanted > seat ? wanted - 1 : wanted);
        seats.remove(seat);
    }

    // Moves a player; the focus and what is shown beside the seats follow.
    function reorder(seat: int, to: int) {
        const followed = place => place === seat ? to : place === to ? seat : place;
        wanted = followed(wanted);
        dressing = followed(dressing);
        seats.move(seat, to);
        (lines.itemAt(to) as SeatLine).follow(to < seat);
    }

    columns: narrow ? 1 : 2
    columnSpacing: Theme.size.gapHuge
    rowSpacing: Theme.size.gapLarge

    Component.onCompleted: wanted = seats.firstBot

    Item {
        width: column.width
        height: table.narrow ? column.height + Theme.size.gap + add.height : Math.max(aside.height, table.seats.mostSeats * (Theme.size.rowHeight + Theme.size.gapTiny) + add.height)

        Column {
            id: column

            anchors.left: parent.left
            spacing: Theme.size.gapTiny

            Repeater {
                id: lines

                model: table.seats.plans

                delegate: SeatLine {
                    form: table
                    beside: aside
                }
            }
        }

        GiltButton {
            id: add

            objectName: "addSeat"
            anchors.left: parent.left
            anchors.bottom: parent.bottom
            enabled: table.seats.canAdd
            text: qsTrId("window-new_game-add")

            onClicked: {
                table.seats.add();
                table.ask(table.seats.plans.count - 1);
            }
        }

        GiltButton {
            id: shuffle

            objectName: "shuffle"
            anchors.left: add.right
            anchors.bottom: parent.bottom
            anchors.leftMargin: Theme.size.gap
            enabled: table.seats.plans.count > 1
            text: qsTrId("window-new_game-shuffle")
            Thing.steady: true

            onClicked: {
                table.dressing = -1;
                table.seats.shuffle();
            }
        }

        Prose {
            anchors.left: shuffle.right
            anchors.right: parent.right
            anchors.leftMargin: Theme.size.gapLarge
            anchors.verticalCenter: add.verticalCenter
            text: table.seats.problem || table.seats.note
            color: table.seats.problem ? Theme.color.alarm : Theme.color.inkSoft
        }
    }

    Item {
        id: aside

        width: table.narrow ? table.width : table.width - column.width - table.columnSpacing
        height: childrenRect.height
    }
}
