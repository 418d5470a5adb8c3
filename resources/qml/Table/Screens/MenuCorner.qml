import QtQuick
import Table.Controls
import Table.Program
import Table.Theme

// The menu, and beside it a sign as long as the game cannot be written to the disk.
Row {
    id: corner

    required property Shell shell
    required property GameController game

    spacing: Theme.size.gap

    GiltButton {
        objectName: "unsafe"
        height: corner.height
        visible: corner.game.unsafe !== ""
        text: qsTrId("window.unsafe.sign")
        hint: corner.game.unsafe
        sign: "unsafe"
        ink: Theme.color.alarm
        display: GiltButton.IconOnly
        Accessible.description: corner.game.unsafe

        onClicked: corner.game.retry()
    }

    GiltButton {
        objectName: "gameMenu"
        height: corner.height
        text: qsTrId("window.table.menu")
        sign: "menu"
        display: GiltButton.IconOnly

        onClicked: corner.shell.open("menu")
    }
}
