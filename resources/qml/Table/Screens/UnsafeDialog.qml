import QtQuick
import Table.Program

// Asks before leaving a game that could not be written.
Question {
    id: dialog

    required property Shell shell

    text: shell.unsafe
    yes: qsTrId("window.unsafe.leave")
    no: qsTrId("window.unsafe.stay")

    onAgreed: shell.leaveUnsafe()
    onRefused: shell.back()
}
