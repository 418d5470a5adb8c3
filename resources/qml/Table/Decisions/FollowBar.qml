import QtQuick
import Table.Controls

// While others play: pause them, let them play slower or faster, or skip ahead. The keys act at any time.
Row {
    id: bar

    required property GameController game
    required property Preferences preferences

    objectName: "follow"
    spacing: Theme.size.gapSmall
    rightPadding: waits.visible ? Theme.size.gapHuge : 0

    Hotkeys {
        enabled: bar.enabled
        acts: ({
                pause: () => bar.game.others.pause(),
                pace: () => bar.preferences.changePace(),
                hurry: () => bar.game.others.hurry()
            })
    }

    GiltButton {
        id: waits

        objectName: "pause"
        Thing.steady: true
        visible: bar.game.hotSeat.following || bar.game.others.paused
        text: bar.game.others.paused ? qsTrId("window.follow.on") : qsTrId("window.follow.pause")
        hint: Phrases.keyed(bar.game.others.paused ? qsTrId("window.follow.on_hint") : qsTrId("window.follow.pause_hint"), Shortcuts.written.pause)
        sign: bar.game.others.paused ? "past-on" : "pause"
        primary: bar.game.others.paused

        onClicked: bar.game.others.pause()
    }

    GiltButton {
        objectName: "pace"
        Thing.steady: true
        visible: bar.game.hotSeat.following
        text: bar.preferences.paceName
        hint: Phrases.keyed(Phrases.filled(qsTrId("window.follow.pace"), [text]), Shortcuts.written.pace)
        sign: "pace"
        Accessible.name: Phrases.filled(qsTrId("window.follow.pace"), [text])

        onClicked: bar.preferences.changePace()
    }

    GiltButton {
        objectName: "hurry"
        visible: bar.game.hotSeat.following
        text: qsTrId("window.follow.hurry")
        hint: Phrases.keyed(qsTrId("window.follow.hurry_hint"), Shortcuts.written.hurry)
        sign: "hurry"

        onClicked: bar.game.others.hurry()
    }
}
