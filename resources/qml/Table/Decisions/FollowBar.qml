pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// While others play: pause them, let them play slower or faster, or skip ahead. Each button has its place as long
// as any of them is there. The keys act at any time.
Row {
    id: bar

    required property Shell shell
    required property GameController game
    // The room for it; if it is scarce, the letters are small, and then only signs are left.
    required property real room
    readonly property bool following: game.hotSeat.following
    readonly property bool paused: game.others.paused
    readonly property bool needed: following || paused
    readonly property list<string> waits: [qsTrId("window-follow-pause"), qsTrId("window-follow-on")]
    readonly property Preferences preferences: shell.preferences
    readonly property list<string> paces: preferences.paceNames.map(each => Texts.say("window-follow-pace_now", {pace: each}))
    readonly property list<string> hurries: [qsTrId("window-follow-hurry")]
    readonly property real frames: 3 * (Theme.size.icon + Theme.size.gap + 2 * Theme.size.gapLarge) + 2 * spacing
    readonly property int letters: broad(Theme.font.body) <= room ? Theme.font.body : Theme.font.small
    readonly property bool worded: broad(letters) <= room

    function broadest(wordings: list<string>, letters: int): real {
        return Math.ceil(Math.max(...wordings.map(each => measure.broad(each, letters))));
    }

    function broad(letters: int): real {
        return frames + [waits, paces, hurries].reduce((sum, each) => sum + broadest(each, letters), 0);
    }

    // Who presses where an answer has just stood does not mean what stands there now.
    readonly property alias fresh: coming.running
    property alias patience: coming.interval

    objectName: "follow"
    spacing: Theme.size.gapSmall
    onVisibleChanged: {
        if (visible)
            coming.restart();
    }

    Timer {
        id: coming

        interval: 700
    }

    // A button that is always as wide as the longest of the words that it may have, so that none beside it moves.
    component Following: GiltButton {
        required property list<string> wordings

        signal meant

        onClicked: {
            if (!bar.fresh)
                meant();
        }
        textSize: bar.letters
        display: bar.worded ? GiltButton.TextBesideIcon : GiltButton.IconOnly
        width: (bar.worded ? Theme.size.gap + bar.broadest(wordings, bar.letters) : 0) + Theme.size.icon + leftPadding + rightPadding
    }

    Measure {
        id: measure

        font.family: Theme.font.sans
        font.pixelSize: Theme.font.body
    }

    Hotkeys {
        active: bar.enabled
        acts: ({
                pause: () => bar.game.others.pause(),
                pace: () => bar.shell.preferences.changePace(),
                hurry: () => bar.game.others.hurry()
            })
    }

    Following {
        Thing.steady: true
        objectName: "pause"
        wordings: bar.waits
        text: wordings[bar.paused ? 1 : 0]
        hint: Phrases.keyed(bar.paused ? qsTrId("window-follow-on_hint") : qsTrId("window-follow-pause_hint"), Shortcuts.written.pause)
        sign: bar.paused ? "past-on" : "pause"
        primary: bar.paused

        onMeant: bar.game.others.pause()
    }

    Following {
        Thing.steady: true
        objectName: "pace"
        wordings: bar.paces
        text: wordings[bar.preferences.paceNames.indexOf(bar.preferences.paceName)]
        hint: Phrases.keyed(Texts.say("window-follow-pace", {pace: text}), Shortcuts.written.pace)
        sign: "pace"
        Accessible.name: Texts.say("window-follow-pace", {pace: text})

        onMeant: bar.shell.preferences.changePace()
    }

    Following {
        objectName: "hurry"
        enabled: bar.following
        wordings: bar.hurries
        text: wordings[0]
        hint: Phrases.keyed(qsTrId("window-follow-hurry_hint"), Shortcuts.written.hurry)
        sign: "hurry"

        onMeant: bar.game.others.hurry()
    }
}
