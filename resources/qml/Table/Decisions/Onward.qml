import QtQuick
import Table.Controls

// Where answers would be, what leads on while nothing is asked: to the next player, or to the count.
Row {
    id: onward

    required property Shell shell
    required property GameController game
    readonly property bool needed: game.hotSeat.waiting || game.over

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
}
