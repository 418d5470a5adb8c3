pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Board
import Rococo.Cards
import Rococo.Decisions
import Rococo.Game
import Rococo.Scenes
import Table.Controls
import Table.Decisions
import Table.Log
import Table.Program
import Table.Screens
import Table.Theme

// The contents of the table, region by region, and the way back through the game over it.
Item {
    id: tableTop

    objectName: "tableTop"

    required property Shell shell
    required property GameController game
    required property RococoTable laid
    required property FocusWalker walker
    readonly property RococoPrompt prompt: game.prompt as RococoPrompt
    readonly property alias question: bar
    readonly property real palaceMiddle: halls.x + halls.width / 2
    readonly property bool lookingBack: lookBack.past || lookBack.open
    readonly property bool covering: hand.keeping && visible && !lookingBack && places.whole
    readonly property PalaceArrangement places: Theme.arrangement === "tall" ? tall : Theme.arrangement === "wide" ? wide : Theme.arrangement === "pages" ? paged : whole

    signal chosen(option: string)
    signal settled

    // Goes one step back towards the game; returns false if it is there already.
    function leave(): bool {
        return lookBack.leave();
    }

    // Turns to the page that contains something.
    function reveal(item: Item) {
        pager.reveal(item);
    }

    // Turns to a page with something to choose, unless this one has some.
    function turn() {
        pager.turn();
    }

    component Part: TablePart {
        table: tableTop
        paging: pager
    }

    Paging {
        id: pager

        walker: tableTop.walker
        places: tableTop.places
        parts: [terrace, halls, gardens, workshop, warehouse, offers, tidings, hand]
        reading: lookBack.open
    }

    TableArrangement {
        id: whole

        width: tableTop.width
        height: tableTop.height
        seats: tableTop.laid.people.players.count
        strips: offer.strips
        asking: bar.height
    }

    TallArrangement {
        id: tall

        width: tableTop.width
        height: tableTop.height
        seats: tableTop.laid.people.players.count
        strips: offer.strips
        asking: bar.height
    }

    WideArrangement {
        id: wide

        width: tableTop.width
        height: tableTop.height
        seats: tableTop.laid.people.players.count
        strips: offer.strips
        asking: bar.height
    }

    PagesArrangement {
        id: paged

        width: tableTop.width
        height: tableTop.height
        seats: tableTop.laid.people.players.count
        strips: offer.strips
        asking: bar.height
    }

    Part {
        id: terrace

        name: "terrace"
        where: tableTop.places.terrace
        page: tableTop.places.terracePage

        Terrace {
            anchors.fill: parent
            palace: tableTop.laid.palace

            onChosen: option => tableTop.chosen(option)
        }
    }

    Part {
        id: halls

        name: "halls"
        where: tableTop.places.halls
        page: tableTop.places.hallsPage

        Halls {
            anchors.fill: parent
            palace: tableTop.laid.palace
            table: tableTop

            onChosen: option => tableTop.chosen(option)
        }

        SceneStrip {
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            parts: tableTop.laid.parts("palace")

            onChosen: option => tableTop.chosen(option)
        }
    }

    Part {
        id: gardens

        name: "gardens"
        where: tableTop.places.gardens
        page: tableTop.places.gardensPage

        Gardens {
            anchors.fill: parent
            palace: tableTop.laid.palace

            onChosen: option => tableTop.chosen(option)
        }
    }

    Part {
        id: workshop

        name: "workshop"
        where: tableTop.places.workshop
        page: tableTop.places.workshopPage

        Workshop {
            anchors.fill: parent
            market: tableTop.laid.market

            onChosen: option => tableTop.chosen(option)
        }
    }

    Part {
        id: warehouse

        name: "warehouse"
        where: tableTop.places.warehouse
        page: tableTop.places.warehousePage

        Warehouse {
            anchors.fill: parent
            market: tableTop.laid.market

            onChosen: option => tableTop.chosen(option)
        }
    }

    Part {
        id: offers

        name: "offers"
        where: tableTop.places.offers
        page: tableTop.places.offersPage

        Offers {
            id: offer

            anchors.fill: parent
            market: tableTop.laid.market
            supplies: tableTop.laid.supplies
            parts: tableTop.laid.parts("market")

            onChosen: option => tableTop.chosen(option)
            onCountsAsked: tableTop.shell.open("supplies")
        }
    }

    Part {
        id: tidings

        name: "tidings"
        where: tableTop.places.tidings
        page: tableTop.places.tidingsPage

        Tidings {
            anchors.fill: parent
            log: tableTop.game.log
            news: tableTop.laid.news
            timeline: tableTop.game.timeline

            onLogAsked: lookBack.openLog()
        }

        SceneStrip {
            anchors.left: parent.left
            anchors.bottom: parent.bottom
            parts: tableTop.laid.parts("log")

            onChosen: option => tableTop.chosen(option)
        }
    }

    Part {
        id: hand

        name: "hand"
        where: tableTop.places.hand
        page: tableTop.places.handPage

        HandArea {
            anchors.fill: parent
            belongings: tableTop.laid.belongings
            parts: tableTop.laid.parts("hand")

            onChosen: option => tableTop.chosen(option)
        }
    }

    PageTabs {
        id: tabs

        x: tableTop.places.tabs.x
        y: tableTop.places.tabs.y
        width: tableTop.places.tabs.width
        height: tableTop.places.tabs.height
        places: tableTop.places
        page: pager.page
        calling: pager.calling

        onTurned: page => {
            pager.page = page;
            lookBack.open = false;
        }
    }

    Region {
        id: prompt

        x: tableTop.places.prompt.x
        y: tableTop.places.prompt.y
        width: tableTop.places.prompt.width
        height: tableTop.places.prompt.height
        visible: !lookBack.past
        table: tableTop

        Anchor {
            place: "region:prompt"
        }

        PromptBar {
            id: bar

            width: parent.width
            prompt: tableTop.prompt
            bench: Bench {
                prompt: tableTop.prompt
                carry: tableTop.laid.carry
            }
            answer: PaymentButton {}
            foresight: tableTop.laid.foresight
            canUndo: tableTop.game.canUndo
            canRedo: tableTop.game.canRedo
            undoHint: tableTop.game.undoHint
            over: tableTop.game.over
            hints: tableTop.game.hints
            mayHint: tableTop.game.mayHint
            further: [
                SceneStrip {
                    parts: tableTop.laid.parts("prompt")
                    each: Theme.size.buttonHeight

                    onChosen: option => tableTop.chosen(option)
                },
                FollowBar {
                    game: tableTop.game
                    preferences: tableTop.shell.preferences
                }
            ]

            onChosen: option => tableTop.chosen(option)
            onUndoAsked: tableTop.game.undo()
            onRedoAsked: tableTop.game.redo()
            onScoreAsked: tableTop.shell.open("score")
            onHintAsked: tableTop.game.askHint()
        }
    }

    CardPicker {
        anchors.left: prompt.left
        anchors.leftMargin: Theme.size.rowHeight
        anchors.bottom: prompt.top
        anchors.bottomMargin: Theme.size.gap
        cards: tableTop.prompt.cards

        onChosen: option => tableTop.chosen(option)
    }

    Region {
        x: tableTop.places.players.x
        y: tableTop.places.players.y
        width: tableTop.places.players.width
        height: tableTop.places.players.height
        table: tableTop

        Anchor {
            place: "region:players"
        }

        PlayersBar {
            anchors.fill: parent
            round: tableTop.laid.round
            rounds: tableTop.laid.rounds
            phase: tableTop.laid.phase
            unsafe: tableTop.game.unsafe
            people: tableTop.laid.people
            estimates: tableTop.shell.preferences.estimates

            onLookedAt: seat => {
                tableTop.laid.lookAt(seat);
                tableTop.shell.open("player");
            }
            onMenuAsked: tableTop.shell.open("menu")
            onSafetyAsked: tableTop.game.retry()
        }
    }

    Item {
        id: book

        x: tableTop.places.book.x
        y: tableTop.places.book.y
        width: tableTop.places.book.width
        height: tableTop.places.book.height
    }

    LookBack {
        id: lookBack

        anchors.fill: parent
        game: tableTop.game
        market: book
        prompt: prompt

        onSettled: tableTop.settled()
        onStudied: tableTop.shell.open("analysis")
    }
}
