import QtQuick
import Patisserie.Board
import Patisserie.Game
import Patisserie.Theme
import Table.Controls
import Table.Pieces
import Table.Screens
import Table.Theme

// The whole table on one screen.
GameScreen {
    id: screen

    // What is laid on the table.
    readonly property PatisserieTable laid: game.table as PatisserieTable

    function back(): bool {
        if (Carrier.carrying)
            Carrier.cancel();
        else
            return Inspector.shrink() || laid.gestures.drop() || table.leave() || game.stepBack();
        return true;
    }

    floor: table.y + table.asking * table.scale
    holding: table.lookingBack

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

    PatisserieTop {
        id: table

        // In a window of another shape, or with larger letters, it is as large as fits as a whole.
        readonly property real share: Math.min(1, (screen.width - 2 * x) / PatisserieTheme.size.least, (screen.height - 2 * y) / PatisserieTheme.size.lowest)

        x: Theme.size.gap
        y: Theme.size.gap
        width: Math.floor((screen.width - 2 * x) / share)
        height: Math.floor((screen.height - 2 * y) / share)
        scale: share
        transformOrigin: Item.TopLeft
        enabled: !screen.game.curtain
        visible: !screen.game.curtain
        shell: screen.shell
        game: screen.game
        laid: screen.laid

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

    RoundBanner {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.floor(parent.height / 3)
        visible: !screen.game.curtain && opacity > 0
        round: screen.laid.motion.newRound
        rounds: screen.laid.rounds
        pace: screen.shell.preferences.pace

        onDone: screen.laid.motion.announced()
    }

    DragLayer {
        anchors.fill: parent
        visible: !screen.game.curtain

        onChosen: (option, goal) => screen.laid.send(option, goal)
    }

    Explainer {
        id: explainer

        resting: screen.walker.resting
        enabled: screen.enabled && !screen.game.curtain
        spared: table.question
    }
}
