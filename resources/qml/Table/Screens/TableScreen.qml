import QtQuick
import QtQuick.Templates as T
import Rococo.Game
import Table.Controls
import Table.Decisions
import Table.Pieces
import Table.Program
import Table.Theme

// The whole table on one screen.
FocusScope {
    id: screen

    required property Shell shell
    required property GameController game
    required property FocusWalker walker
    // What was put off until later may come when the table is being cleared away.
    property bool cleared: false
    // Where the question begins.
    readonly property real floor: table.y + table.places.prompt.y

    function choose(option: string) {
        game.answer(option);
    }

    // Does what a click on the thing with a digit does; false if there is none.
    function press(digit: int): bool {
        const chosen = walker.numbered(screen, digit) as T.AbstractButton;
        chosen?.click();
        return chosen !== null;
    }

    // With Shift the focus also goes to what cannot be chosen, to be told why.
    function walk(event: KeyEvent, right: int, down: int) {
        if (event.modifiers & Qt.ShiftModifier)
            walker.inspect(screen, right, down);
        else
            walker.walk(screen, right, down);
    }

    function refocus() {
        if (!game || cleared)
            return;
        table.turn();
        if (game.gestures.choosing) {
            walker.count(screen);
            walker.focusLegal(chooser, true);
        } else if (game.prompt.mine)
            walker.ask(screen);
        else
            walker.focusLegal(screen, game.curtain);
    }

    onGameChanged: {
        Carrier.carry = game?.carry ?? null;
        Carrier.gestures = game?.gestures ?? null;
    }
    Component.onCompleted: {
        Carrier.carry = game.carry;
        Carrier.gestures = game.gestures;
        Qt.callLater(refocus);
    }
    Component.onDestruction: {
        cleared = true;
        Carrier.clear();
        Carrier.carry = null;
        Carrier.gestures = null;
    }

    Keys.onPressed: event => {
        if (event.key >= Qt.Key_1 && event.key <= Qt.Key_9 && event.modifiers === Qt.NoModifier)
            event.accepted = press(event.key - Qt.Key_0);
    }
    Keys.onLeftPressed: event => walk(event, -1, 0)
    Keys.onRightPressed: event => walk(event, 1, 0)
    Keys.onUpPressed: event => walk(event, 0, -1)
    Keys.onDownPressed: event => walk(event, 0, 1)
    Keys.onEscapePressed: {
        if (Carrier.carrying)
            Carrier.cancel();
        else if (!Inspector.shrink() && !game.gestures.drop() && !table.leave() && !game.stepBack())
            shell.open("menu");
    }

    Connections {
        target: screen.game

        function onChanged() {
            Carrier.clear();
            screen.walker.rest();
            if (screen.game.curtain)
                Inspector.clear();
            if (!table.lookingBack)
                Qt.callLater(screen.refocus);
        }
    }

    Connections {
        target: Carrier

        function onRefused(reason: string) {
            screen.game.prompt.mention(reason);
        }
    }

    Connections {
        target: screen.game.gestures

        function onChoosingChanged() {
            Qt.callLater(screen.refocus);
        }
    }

    Connections {
        target: screen.walker

        function onPressed() {
            explainer.hush();
            screen.game.motion.skip();
        }
    }

    Hotkey {
        active: screen.enabled
        action: "undo"

        onActivated: screen.game.undo()
    }

    Hotkey {
        active: screen.enabled
        action: "redo"

        onActivated: screen.game.redo()
    }

    Hotkey {
        active: screen.enabled && !screen.game.curtain
        action: "magnify"

        onActivated: Inspector.magnifying = !Inspector.magnifying
    }

    WoodGround {
        anchors.fill: parent
        visible: !table.covering
    }

    TableTop {
        id: table

        anchors.fill: parent
        anchors.margins: Theme.size.gap
        enabled: !screen.game.curtain && !screen.game.gestures.choosing
        visible: !screen.game.curtain
        shell: screen.shell
        game: screen.game
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
        motion: screen.game.motion
        rounds: screen.game.rounds
        report: screen.game.news.report
        middle: table.x + table.palaceMiddle
        pace: screen.shell.preferences.pace
    }

    DragLayer {
        anchors.fill: parent
        visible: !screen.game.curtain

        onChosen: (option, goal) => screen.game.send(option, goal)
    }

    Chooser {
        id: chooser

        anchors.fill: parent
        gestures: screen.game.gestures
        walker: screen.walker
    }

    Explainer {
        id: explainer

        resting: screen.walker.resting
        enabled: screen.enabled && !screen.game.curtain
        spared: table.question
    }

    LargeView {
        anchors.centerIn: parent
    }

    Curtain {
        anchors.fill: parent
        visible: screen.game.curtain
        name: screen.game.curtainName
        seat: screen.game.prompt.seat

        onLifted: screen.game.reveal()
    }
}
