import QtQuick
import Table.Controls

// The menu, and beside it a sign as long as the game cannot be written to the disk. A small mark at the
// menu, which comes slowly, says that it is still being written.
Row {
    id: corner

    required property Shell shell
    required property GameController game

    spacing: Theme.size.gap

    GiltButton {
        objectName: "unsafe"
        height: corner.height
        visible: corner.game.safety.unsafe !== ""
        text: qsTrId("window.unsafe.sign")
        hint: corner.game.safety.unsafe
        sign: "unsafe"
        ink: Theme.color.alarm
        display: GiltButton.IconOnly
        Accessible.description: corner.game.safety.unsafe

        onClicked: corner.game.safety.retry()
    }

    GiltButton {
        objectName: "gameMenu"
        height: corner.height
        text: qsTrId("window.table.menu")
        hint: corner.game.safety.writing ? qsTrId("window.unsafe.writing") : text
        sign: "menu"
        display: GiltButton.IconOnly
        Accessible.description: corner.game.safety.writing ? hint : ""

        onClicked: corner.shell.open("menu")

        Glyph {
            objectName: "writing"
            anchors.top: parent.top
            anchors.right: parent.right
            anchors.margins: Theme.size.gapSmall
            width: Theme.size.iconTiny
            visible: corner.game.safety.writing
            name: "clock"
            tint: Theme.color.inkSoft
            inner: Theme.color.parchment

            NumberAnimation on opacity {
                running: corner.game.safety.writing
                from: 0.2
                to: 1
                duration: Theme.motion.flash
            }
        }
    }
}
