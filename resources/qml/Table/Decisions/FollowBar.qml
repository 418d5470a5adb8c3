pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// Those who do not sit here: let them wait, play slower or faster, or skip ahead. Where there are any, each button has
// one spot in the whole game, at which no answer ever is. While the coach has a word they wait for that alone, and to
// skip is to go on. The keys act at any time.
Grid {
    id: bar

    required property Shell shell
    required property GameController game
    // What stands before them; alone if nobody else plays.
    default property alias first: corner.data
    // A lesson has no room for them, and the others only a few answers; the keys act there, too.
    readonly property bool needed: game.hotSeat.accompanied && (!game.tutors.attended || game.tutors.coached)
    readonly property bool discussed: game.tutors.interjection !== ""
    readonly property bool paused: game.others.paused && !discussed
    readonly property string pace: Texts.say("window-follow-pace_now", {pace: shell.preferences.paceName})

    function pause() {
        if (!discussed)
            game.others.pause();
    }

    function hurry() {
        if (discussed)
            game.tutors.letGoOn();
        else
            game.others.hurry();
    }

    objectName: "follow"
    columns: needed ? 2 : 1
    rowSpacing: Theme.size.hair
    columnSpacing: Theme.size.gapSmall

    component Following: GiltButton {
        visible: bar.needed
        display: GiltButton.IconOnly
    }

    Hotkeys {
        active: bar.enabled
        acts: ({
                pause: () => bar.pause(),
                pace: () => bar.shell.preferences.changePace(),
                hurry: () => bar.hurry()
            })
    }

    Item {
        id: corner

        implicitWidth: Math.max(childrenRect.width, pause.visible ? pause.width : 0)
        implicitHeight: Math.max(childrenRect.height, pause.visible ? pause.height : 0)
        visible: bar.needed || bar.game.tutors.hints
    }

    Following {
        id: pause

        Thing.steady: true
        objectName: "pause"
        enabled: !bar.game.over && !bar.discussed
        text: bar.paused ? qsTrId("window-follow-on") : qsTrId("window-follow-pause")
        hint: Phrases.keyed(bar.paused ? qsTrId("window-follow-on_hint") : qsTrId("window-follow-pause_hint"), Shortcuts.written.pause)
        sign: bar.paused ? "past-on" : "pause"
        primary: bar.paused

        onClicked: bar.pause()
    }

    Following {
        Thing.steady: true
        objectName: "pace"
        text: bar.pace
        hint: Phrases.keyed(Texts.say("window-follow-pace", {pace: text}), Shortcuts.written.pace)
        sign: "pace"
        Accessible.name: Texts.say("window-follow-pace", {pace: text})

        onClicked: bar.shell.preferences.changePace()
    }

    Following {
        objectName: "hurry"
        enabled: bar.game.hotSeat.following
        text: bar.discussed ? qsTrId("window-follow-on") : qsTrId("window-follow-hurry")
        hint: Phrases.keyed(bar.discussed ? qsTrId("window-follow-on_hint") : qsTrId("window-follow-hurry_hint"), Shortcuts.written.hurry)
        sign: "hurry"

        onClicked: bar.hurry()
    }
}
