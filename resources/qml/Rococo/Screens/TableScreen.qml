import QtQuick
import Rococo.Board
import Rococo.Cards
import Rococo.Controls
import Rococo.Decisions
import Rococo.Game
import Rococo.Theme

// The whole table on one screen.
FocusScope {
    id: screen

    required property Shell shell
    required property GameController game
    required property FocusWalker walker

    function choose(option: string) {
        game.answer(option);
    }

    // With Shift the focus also goes to what cannot be chosen, to be told why.
    function walk(event: KeyEvent, right: int, down: int) {
        if (event.modifiers & Qt.ShiftModifier)
            walker.inspect(screen, right, down);
        else
            walker.walk(screen, right, down);
    }

    function refocus() {
        if (game)
            walker.focusLegal(screen, game.prompt.mine || game.curtain);
    }

    onGameChanged: Carrier.carry = game?.carry ?? null
    Component.onCompleted: {
        Carrier.carry = game.carry;
        Qt.callLater(refocus);
    }
    Component.onDestruction: {
        Carrier.clear();
        Carrier.carry = null;
    }

    Keys.onPressed: event => {
        if (event.key >= Qt.Key_1 && event.key <= Qt.Key_9 && event.modifiers === Qt.NoModifier)
            event.accepted = game.answerNumber(event.key - Qt.Key_0);
    }
    Keys.onLeftPressed: event => walk(event, -1, 0)
    Keys.onRightPressed: event => walk(event, 1, 0)
    Keys.onUpPressed: event => walk(event, 0, -1)
    Keys.onDownPressed: event => walk(event, 0, 1)
    Keys.onEscapePressed: {
        if (Carrier.carrying)
            Carrier.cancel();
        else if (!lookBack.leave())
            shell.open("menu");
    }

    Connections {
        target: screen.game

        function onChanged() {
            Carrier.clear();
            if (screen.game.curtain)
                Inspector.clear();
            if (!lookBack.past && !lookBack.open)
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

    // While pieces fly over it or are dragged, the table is not drawn anew. Qt's own software renderer
    // draws only what has changed in any case.
    Item {
        anchors.fill: parent
        layer.enabled: GraphicsInfo.api !== GraphicsInfo.Software

        WoodGround {
            anchors.fill: parent
        }

        Item {
            id: table

            anchors.fill: parent
            anchors.margins: Theme.size.gap
            enabled: !screen.game.curtain
            visible: !screen.game.curtain

            PalaceBoard {
                id: palace

                anchors.top: players.bottom
                anchors.left: parent.left
                anchors.right: market.left
                anchors.bottom: hand.top
                anchors.topMargin: Theme.size.gap
                anchors.rightMargin: Theme.size.gap
                anchors.bottomMargin: Theme.size.promptBar + 2 * Theme.size.gap
                palace: screen.game.palace

                onChosen: option => screen.choose(option)
            }

            MarketColumn {
                id: market

                anchors.top: players.bottom
                anchors.right: parent.right
                anchors.bottom: palace.bottom
                anchors.topMargin: Theme.size.gap
                width: Theme.size.sideWidth
                visible: !lookBack.open
                market: screen.game.market
                log: screen.game.log
                timeline: screen.game.timeline
                scenes: screen.game.scenes

                onChosen: option => screen.choose(option)
                onLogAsked: lookBack.openLog()
                onCountsAsked: screen.shell.open("supplies")
            }

            HandArea {
                id: hand

                anchors.left: parent.left
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                height: Theme.size.handArea
                belongings: screen.game.belongings
                scenes: screen.game.scenes

                onChosen: option => screen.choose(option)
            }

            PromptBar {
                id: prompt

                anchors.left: parent.left
                anchors.right: parent.right
                anchors.bottom: hand.top
                anchors.bottomMargin: Theme.size.gap
                prompt: screen.game.prompt
                carry: screen.game.carry
                foresight: screen.game.foresight
                canUndo: screen.game.canUndo
                canRedo: screen.game.canRedo
                undoHint: screen.game.undoHint
                over: screen.game.over
                visible: !lookBack.past

                onChosen: option => screen.choose(option)
                onUndoAsked: screen.game.undo()
                onRedoAsked: screen.game.redo()
                onScoreAsked: screen.shell.open("score")
            }

            PlayersBar {
                id: players

                anchors.top: parent.top
                anchors.left: parent.left
                anchors.right: parent.right
                height: Theme.size.topBar
                round: screen.game.round
                rounds: screen.game.rounds
                phase: screen.game.phase
                people: screen.game.people
                estimates: screen.shell.preferences.estimates

                onLookedAt: seat => {
                    screen.game.lookAt(seat);
                    screen.shell.open("player");
                }
                onMenuAsked: screen.shell.open("menu")
            }

            LookBack {
                id: lookBack

                anchors.fill: parent
                game: screen.game
                market: market
                prompt: prompt

                onSettled: screen.refocus()
            }
        }
    }

    FlightLayer {
        anchors.fill: parent
        visible: !screen.game.curtain
        motion: screen.game.motion
        rounds: screen.game.rounds
        pace: screen.shell.preferences.pace
    }

    DragLayer {
        anchors.fill: parent
        visible: !screen.game.curtain

        onChosen: option => {
            screen.game.motion.carry();
            screen.choose(option);
        }
    }

    Explainer {
        id: explainer

        enabled: screen.enabled && !screen.game.curtain
        spared: prompt
    }

    Curtain {
        anchors.fill: parent
        visible: screen.game.curtain
        name: screen.game.curtainName
        seat: screen.game.prompt.seat

        onLifted: screen.game.reveal()
    }
}
