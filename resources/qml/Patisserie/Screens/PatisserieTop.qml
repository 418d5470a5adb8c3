pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Board
import Patisserie.Game
import Patisserie.Theme
import Table.Controls
import Table.Decisions
import Table.Log
import Table.Program
import Table.Theme

// What lies on the table, region by region, and the way back through the game over it.
Item {
    id: top

    required property Shell shell
    required property GameController game
    required property PatisserieTable laid
    readonly property PatisseriePrompt prompt: game.prompt as PatisseriePrompt
    readonly property alias question: bar
    readonly property real asking: asked.y
    readonly property bool lookingBack: lookBack.past || lookBack.open
    readonly property real gap: Theme.size.gap
    readonly property real start: PatisserieTheme.size.players + gap
    readonly property real middle: height - start - bar.height - PatisserieTheme.size.kitchen - 2 * gap
    readonly property real side: Math.floor(Math.min(PatisserieTheme.size.sideMost, Math.max(PatisserieTheme.size.side, 0.41 * width)))
    readonly property real counters: Math.min(middle - Theme.size.logLow - 3 * gap, PatisserieTheme.size.counters)

    signal chosen(option: string)
    signal settled

    // Goes one step back towards the game; false where one is there already.
    function leave(): bool {
        return lookBack.leave();
    }

    component Part: Region {
        id: part

        required property string name

        table: top

        Anchor {
            place: "region:" + part.name
        }
    }

    Part {
        id: garden

        name: "garden"
        y: Math.round(top.start)
        width: Math.floor(top.width - top.side - top.gap)
        height: Math.floor(top.middle)

        Garden {
            anchors.fill: parent
            board: top.laid.board
            laid: top.laid

            onChosen: option => top.chosen(option)
        }
    }

    Part {
        id: market

        name: "market"
        x: Math.round(top.width - top.side)
        y: garden.y
        width: top.side
        height: garden.height
        visible: !lookBack.open

        RecipeCounter {
            id: recipes

            width: parent.width
            height: Math.floor(top.counters * 0.35)
            market: top.laid.market
            purpose: top.laid.about("recipes")

            onChosen: option => top.chosen(option)
        }

        Shelf {
            id: shelf

            anchors.top: recipes.bottom
            anchors.topMargin: top.gap
            width: Math.floor(Math.min(parent.width * 0.46, PatisserieTheme.size.shelf))
            height: Math.floor(top.counters * 0.4)
            market: top.laid.market
            purpose: top.laid.about("shelf")

            onChosen: option => top.chosen(option)
        }

        HireCounter {
            anchors.top: shelf.top
            anchors.bottom: shelf.bottom
            anchors.left: shelf.right
            anchors.leftMargin: top.gap
            anchors.right: parent.right
            market: top.laid.market
            purpose: top.laid.about("hire")

            onChosen: option => top.chosen(option)
        }

        StarCards {
            id: stars

            anchors.top: shelf.bottom
            anchors.topMargin: top.gap
            width: parent.width
            height: Math.floor(top.counters) - recipes.height - shelf.height
            market: top.laid.market
            purpose: top.laid.about("stars")

            onChosen: option => top.chosen(option)
        }

        LogPanel {
            anchors.top: stars.bottom
            anchors.topMargin: top.gap
            anchors.bottom: parent.bottom
            width: parent.width
            log: top.game.log
            timeline: top.game.timeline

            onClicked: lookBack.openLog()
        }
    }

    Part {
        id: kitchen

        name: "kitchen"
        y: Math.round(top.height - height)
        width: top.width
        height: Math.floor(PatisserieTheme.size.kitchen)

        OwnKitchen {
            anchors.fill: parent
            kitchen: top.laid.kitchen
            laid: top.laid

            onChosen: option => top.chosen(option)
        }
    }

    Part {
        id: asked

        name: "prompt"
        y: Math.round(garden.y + garden.height + top.gap)
        width: top.width
        height: bar.height
        visible: !lookBack.past

        PromptBar {
            id: bar

            width: parent.width
            prompt: top.prompt
            bench: Bench {
                prompt: top.prompt
                carry: top.laid.carry
            }
            answer: AnswerButton {}
            foresight: top.laid.foresight
            canUndo: top.game.canUndo
            canRedo: top.game.canRedo
            undoHint: top.game.undoHint
            over: top.game.over
            hints: top.game.hints
            mayHint: top.game.mayHint
            further: FollowBar {
                game: top.game
                preferences: top.shell.preferences
            }

            onChosen: option => top.chosen(option)
            onUndoAsked: top.game.undo()
            onRedoAsked: top.game.redo()
            onScoreAsked: top.shell.open("score")
            onHintAsked: top.game.askHint()
        }
    }

    Picker {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: asked.top
        anchors.bottomMargin: top.gap
        most: parent.width - 2 * Theme.size.gapHuge
        picks: top.prompt.picks
        tray: top.prompt.tray

        onChosen: option => top.chosen(option)
    }

    Part {
        name: "players"
        width: top.width
        height: Math.floor(PatisserieTheme.size.players)

        PlayersBar {
            anchors.fill: parent
            laid: top.laid
            unsafe: top.game.unsafe
            estimates: top.shell.preferences.estimates

            onMenuAsked: top.shell.open("menu")
            onSafetyAsked: top.game.retry()
        }
    }

    LookBack {
        id: lookBack

        anchors.fill: parent
        game: top.game
        market: market
        prompt: asked

        onSettled: top.settled()
    }
}
