import QtQuick
import Table.Controls

// Asks before closing the window while something is not on the disk.
Question {
    required property Shell shell

    text: shell.closing.question
    yes: qsTrId("window-unsafe-leave")
    no: qsTrId("window-unsafe-stay")

    onAgreed: shell.closing.leave()
    onRefused: shell.closing.stay()
}
