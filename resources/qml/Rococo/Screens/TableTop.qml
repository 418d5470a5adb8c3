import QtQuick
import Rococo.Board
import Rococo.Cards
import Rococo.Controls
import Rococo.Decisions
import Rococo.Game
import Rococo.Theme

// What lies on the table, region by region, and the way back through the game over it.
Item {
    id: top

    objectName: "tableTop"

    required property Shell shell
    required property GameController game
    readonly property alias question: bar
    readonly property real palaceMiddle: palace.x + palace.width / 2
    readonly property bool lookingBack: lookBack.past || lookBack.open
    readonly property bool covering: hand.keeping && visible && !lookingBack

    signal chosen(option: string)
    signal settled

    // Goes one step back towards the game; false where one is there already.
    function leave(): bool {
        return lookBack.leave();
    }

    PalaceBoard {
        id: palace

        anchors.top: players.bottom
        anchors.left: parent.left
        anchors.right: market.left
        anchors.bottom: hand.top
        anchors.topMargin: Theme.size.gap
        anchors.rightMargin: Theme.size.gap
        anchors.bottomMargin: Theme.size.promptBar + 2 * Theme.size.gap
        table: top
        palace: top.game.palace

        onChosen: option => top.chosen(option)
    }

    MarketColumn {
        id: market

        anchors.top: players.bottom
        anchors.right: parent.right
        anchors.bottom: palace.bottom
        anchors.topMargin: Theme.size.gap
        width: Theme.size.sideWidth
        visible: !lookBack.open
        table: top
        market: top.game.market
        log: top.game.log
        news: top.game.news
        timeline: top.game.timeline
        scenes: top.game.scenes

        onChosen: option => top.chosen(option)
        onLogAsked: lookBack.openLog()
        onCountsAsked: top.shell.open("supplies")
    }

    Region {
        id: hand

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        height: Theme.size.handArea
        table: top

        HandArea {
            anchors.fill: parent
            belongings: top.game.belongings
            scenes: top.game.scenes

            onChosen: option => top.chosen(option)
        }
    }

    Region {
        id: prompt

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: hand.top
        anchors.bottomMargin: Theme.size.gap
        height: bar.height
        visible: !lookBack.past
        table: top

        PromptBar {
            id: bar

            width: parent.width
            prompt: top.game.prompt
            carry: top.game.carry
            foresight: top.game.foresight
            canUndo: top.game.canUndo
            canRedo: top.game.canRedo
            undoHint: top.game.undoHint
            over: top.game.over
            further: FollowBar {
                game: top.game
                preferences: top.shell.preferences
            }

            onChosen: option => top.chosen(option)
            onUndoAsked: top.game.undo()
            onRedoAsked: top.game.redo()
            onScoreAsked: top.shell.open("score")
        }
    }

    CardPicker {
        anchors.left: prompt.left
        anchors.leftMargin: Theme.size.rowHeight
        anchors.bottom: prompt.top
        anchors.bottomMargin: Theme.size.gap
        cards: top.game.prompt.cards

        onChosen: option => top.chosen(option)
    }

    Region {
        id: players

        anchors.top: parent.top
        anchors.left: parent.left
        anchors.right: parent.right
        height: Theme.size.topBar
        table: top

        PlayersBar {
            anchors.fill: parent
            round: top.game.round
            rounds: top.game.rounds
            phase: top.game.phase
            unsafe: top.game.unsafe
            people: top.game.people
            estimates: top.shell.preferences.estimates

            onLookedAt: seat => {
                top.game.lookAt(seat);
                top.shell.open("player");
            }
            onMenuAsked: top.shell.open("menu")
            onSafetyAsked: top.game.retry()
        }
    }

    LookBack {
        id: lookBack

        anchors.fill: parent
        game: top.game
        market: market
        prompt: prompt

        onSettled: top.settled()
    }
}
