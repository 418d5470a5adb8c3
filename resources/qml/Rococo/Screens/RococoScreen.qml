pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Cards
import Rococo.Game
import Rococo.Theme
import Table.Controls
import Table.Decisions
import Table.Log
import Table.Pieces
import Table.Screens
import Table.Theme

// The whole table on one screen.
GameScreen {
    id: screen

    // The contents of the table.
    readonly property RococoTable laid: game.table as RococoTable

    function turn() {
        table.turn();
    }

    function reveal(part: Item) {
        table.reveal(part);
    }

    function back(): bool {
        if (Carrier.carrying)
            Carrier.cancel();
        else
            return Inspector.shrink() || laid.gestures.drop() || table.leave() || game.stepBack();
        return true;
    }

    floor: table.y + table.places.prompt.y
    covered: table.covering
    holding: table.lookingBack
    chooser: asking

    onLaidChanged: {
        Carrier.carry = laid?.carry ?? null;
        Carrier.gestures = laid?.gestures ?? null;
    }
    Component.onCompleted: {
        Carrier.carry = laid.carry;
        Carrier.gestures = laid.gestures;
    }
    Component.onDestruction: {
        Carrier.clear();
        Carrier.carry = null;
        Carrier.gestures = null;
    }

    Binding {
        target: RococoTheme
        property: "initials"
        value: screen.laid?.initials ?? ""
    }

    Connections {
        target: screen.game

        function onChanged() {
            Carrier.clear();
        }
    }

    Connections {
        target: Carrier

        function onRefused(reason: string) {
            screen.game.prompt.mention(reason);
        }
    }

    Connections {
        target: screen.walker

        function onPressed() {
            explainer.hush();
        }
    }

    RococoTop {
        id: table

        anchors.fill: parent
        anchors.margins: Theme.size.gap
        enabled: !screen.game.curtain && !screen.laid.gestures.choosing
        visible: !screen.game.curtain
        shell: screen.shell
        game: screen.game
        laid: screen.laid
        walker: screen.walker

        onChosen: option => screen.choose(option)
        onSettled: screen.refocus()
    }

    Spotlight {
        anchors.fill: parent
        visible: table.visible
    }

    FlightLayer {
        anchors.fill: parent
        visible: !screen.game.curtain
        motion: screen.laid.motion
        pace: screen.shell.preferences.pace
    }

    Item {
        anchors.fill: parent
        visible: !screen.game.curtain
        enabled: false

        RoundBanner {
            x: Math.max(Theme.size.gapLarge, table.x + table.palaceMiddle - width / 2)
            y: Math.max(Theme.size.topBar + Theme.size.gapHuge, parent.height * 0.4 - height / 2)
            round: screen.laid.motion.newRound
            rounds: screen.laid.rounds
            report: screen.laid.news.report
            pace: screen.shell.preferences.pace

            onDone: screen.laid.motion.announced()
        }
    }

    DragLayer {
        anchors.fill: parent
        visible: !screen.game.curtain

        onChosen: (option, goal) => screen.laid.gestures.send(option, goal)
    }

    Chooser {
        id: asking

        anchors.fill: parent
        gestures: screen.laid.gestures
        walker: screen.walker
        card: EmployeeCard {
            required property string name
            required property string option
            required reason

            label: name
            choice: option
            liftable: false
            width: RococoTheme.size.cardWidth
            height: RococoTheme.size.hireHeight

            onChosen: screen.laid.gestures.pick(option)
        }
    }

    Explainer {
        id: explainer

        resting: screen.walker.resting
        enabled: screen.enabled && !screen.game.curtain
        spared: table.question
    }

    LargePiece {
        anchors.centerIn: parent
        ready: screen.enabled && !screen.game.curtain
    }
}
