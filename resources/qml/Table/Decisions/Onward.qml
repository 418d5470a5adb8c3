import QtQuick
import Table.Controls

// Where answers would be, what leads on while nothing is asked: to the next player, to the count, or past what others
// do.
Row {
    id: onward

    required property Shell shell
    required property GameController game
    // Whether there are answers, and the room for what is here instead.
    required property bool answered
    required property real room
    readonly property bool needed: game.hotSeat.waiting || game.over || follow.visible

    PassOn {
        game: onward.game
    }

    GiltButton {
        objectName: "toScoring"
        visible: onward.game.over
        primary: true
        text: qsTrId("window-table-scoring")

        onClicked: onward.shell.open("score")
    }

    FollowBar {
        id: follow

        visible: needed && !onward.answered
        shell: onward.shell
        game: onward.game
        room: onward.room
    }
}
