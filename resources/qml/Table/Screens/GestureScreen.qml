pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Decisions
import Table.Layout
import Table.Lessons
import Table.Log
import Table.Pieces

// A table whose pieces are carried and pointed at, with all that moves and explains itself over it.
GameScreen {
    id: screen

    required property TableTop table
    readonly property Gestures gestures: game.table.gestures
    // Whether the end of a round or the next one is announced in place of the question, which nobody has seen yet.
    readonly property bool announces: banner.stays && (banner.visible || game.table.motion.newRound > 0)
    property bool announcing: false
    // How a card is shown that a gesture could mean.
    required property Component offeredCard
    // What stays in sight while a piece is shown large.
    readonly property list<Item> spared: [table.question, table.seat, table.hand, table.log, table.seated]

    // Once the press that ends it has reached it, and nothing below it.
    function announce() {
        announcing = announces;
    }

    function turn() {
        table.turn();
    }

    function reveal(part: Item) {
        table.reveal(part);
    }

    function listen() {
        table.listen();
    }

    function onScreen(place: rect): rect {
        return Qt.rect(table.x + place.x, table.y + place.y, place.width, place.height);
    }

    function back(): bool {
        if (Pointer.carrying)
            Pointer.cancel();
        else
            return Pointer.shrink() || gestures.drop() || table.leave() || game.tutors.hush() || game.stepBack();
        return true;
    }

    notices: onScreen(table.arrangement.notice)
    seat: onScreen(table.arrangement.seat)
    row: onScreen(table.arrangement.prompt)
    holding: table.lookingBack
    covered: table.covering
    chooser: asking
    dark: banner.visible || banner.round > 0
    announced: banner.visible && banner.stays

    onAnnouncesChanged: announces ? announce() : Qt.callLater(announce)
    Component.onDestruction: {
        Pointer.putDown();
        Pointer.dragging = null;
        Pointer.gestures = null;
    }

    Binding {
        target: Pointer
        property: "dragging"
        value: screen.game.table.dragging
    }

    Binding {
        target: Pointer
        property: "gestures"
        value: screen.gestures
    }

    Binding {
        target: screen.walker
        property: "dismissing"
        value: screen.announces && screen.enabled
    }

    Binding {
        target: Pointer
        property: "hushed"
        value: screen.game.prompt.reviewed && screen.walker.resting
    }

    Connections {
        target: screen.game

        function onChanged() {
            Pointer.putDown();
        }
    }

    Connections {
        target: Pointer

        function onChosen(option: string) {
            screen.game.answer(option);
        }

        function onRefused(what: string, reason: string) {
            screen.game.table.refuse(what, reason);
            if (Pointer.carrying)
                carrying.refuse(screen.game.prompt.aside);
        }
    }

    Connections {
        target: screen.walker

        function onPressed() {
            explainer.hush();
            honour.end();
            carrying.hush();
        }
    }

    Connections {
        target: screen.table

        function onSettled() {
            screen.refocus();
        }
    }

    // Another page has other things for the digits.
    Connections {
        target: screen.table.paging

        function onPageChanged() {
            screen.walker.stir(false);
        }
    }

    Item {
        anchors.fill: parent
        visible: !screen.game.hotSeat.curtain

        Item {
            anchors.fill: parent
            enabled: !screen.game.hotSeat.curtain && !screen.gestures.choosing
            children: [screen.table]
        }

        Spotlight {
            id: lights

            anchors.fill: parent
            table: screen.table
            walker: screen.walker
            spent: screen.game.table.foresight.spots
            played: screen.game.timeline.lights
        }

        MomentLayer {
            parent: screen.table.sky
            anchors.fill: parent
            walker: screen.walker
            motion: screen.game.table.motion
            pace: screen.shell.preferences.pace
        }

        FlightLayer {
            parent: screen.table.sky
            anchors.fill: parent
            walker: screen.walker
            motion: screen.game.table.motion
            pace: screen.shell.preferences.pace
        }

        // Meanwhile a click ends what is announced and answers nothing, like a key.
        Cover {
            visible: screen.announcing
            hoverEnabled: false
        }

        RoundBanner {
            id: banner

            place: screen.onScreen(screen.table.arrangement.announced)
            round: screen.game.table.motion.flights.count > 0 ? 0 : screen.game.table.motion.newRound
            rounds: screen.game.table.rounds
            report: screen.game.table.news.report
            pace: screen.shell.preferences.pace
            stays: screen.game.hotSeat.seated && pace !== "at_once"

            onDone: screen.game.table.motion.announced()
        }

        Honour {
            id: honour

            y: screen.onScreen(screen.table.arrangement.players).bottom + Theme.size.gap
            width: parent.width
            height: Math.min(...[screen.seat.y, screen.row.y, parent.height].filter(edge => edge > parent.height / 3)) - y
            tutor: screen.game.tutors.speaking
            later: screen.game.table.motion.flights.count > 0

            onPassed: screen.shell.passed()
        }

        // Like all that hangs over the table, above the light of who teaches.
        DragLayer {
            id: carrying

            parent: screen
            z: 1
            anchors.fill: parent

            onChosen: (option, goal) => {
                if (!screen.gestures.send(option, goal))
                    refuse(screen.game.prompt.aside);
            }
        }

        Chooser {
            id: asking

            anchors.fill: parent
            gestures: screen.gestures
            walker: screen.walker
            card: screen.offeredCard
            place: screen.onScreen(screen.table.arrangement.question)

            onTallChanged: screen.table.offering = tall
        }

        Explainer {
            id: explainer

            parent: screen
            z: 1
            resting: screen.walker.resting
            enlarged: true
            enabled: screen.enabled && !screen.game.hotSeat.curtain
            spared: [...screen.spared, ...lights.spots]
        }
    }
}
