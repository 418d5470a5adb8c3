import QtQuick
import Table.Controls

// Hands a finished turn over to the next player; until then it can be taken back.
GiltButton {
    id: button

    required property GameController game

    Thing.legal: visible
    objectName: "passOn"
    visible: game.hotSeat.waiting
    primary: true
    text: qsTrId("window-turn-pass_on")
    hint: Phrases.keyed(qsTrId("window-turn-pass_on_hint"), Shortcuts.written.pass_on)
    Accessible.description: game.prompt.text

    onClicked: game.hotSeat.passOn()

    Hotkeys {
        active: button.game.hotSeat.waiting
        acts: ({
                pass_on: () => button.game.hotSeat.passOn()
            })
    }
}
