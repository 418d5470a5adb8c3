import QtQuick
import Table.Controls
import Table.Program
import Table.Theme

// While others play: pause them, let them play slower or faster, or skip ahead. The keys act at any time.
Row {
    id: bar

    required property GameController game
    required property Preferences preferences

    objectName: "follow"
    spacing: Theme.size.gapSmall
    rightPadding: waits.visible ? Theme.size.gapHuge : 0

    Hotkey {
        active: bar.enabled
        action: "pause"

        onActivated: bar.game.pause()
    }

    Hotkey {
        active: bar.enabled
        action: "pace"

        onActivated: bar.preferences.changePace()
    }

    Hotkey {
        active: bar.enabled
        action: "hurry"

        onActivated: bar.game.hurry()
    }

    GiltButton {
        id: waits

        objectName: "pause"
        steady: true
        visible: bar.game.following || bar.game.paused
        text: bar.game.paused ? qsTrId("window.follow.on") : qsTrId("window.follow.pause")
        hint: Keyboard.hint(bar.game.paused ? qsTrId("window.follow.on_hint") : qsTrId("window.follow.pause_hint"), "pause")
        sign: bar.game.paused ? "past-on" : "pause"
        primary: bar.game.paused

        onClicked: bar.game.pause()
    }

    GiltButton {
        objectName: "pace"
        steady: true
        visible: bar.game.following
        text: bar.preferences.paceName
        hint: Keyboard.hint(Phrases.filled(qsTrId("window.follow.pace"), [text]), "pace")
        sign: "pace"
        Accessible.name: Phrases.filled(qsTrId("window.follow.pace"), [text])

        onClicked: bar.preferences.changePace()
    }

    GiltButton {
        objectName: "hurry"
        visible: bar.game.following
        text: qsTrId("window.follow.hurry")
        hint: Keyboard.hint(qsTrId("window.follow.hurry_hint"), "hurry")
        sign: "hurry"

        onClicked: bar.game.hurry()
    }
}
