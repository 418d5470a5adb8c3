pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Board
import Patisserie.Game
import Patisserie.Kitchen
import Patisserie.Theme
import Table.Controls
import Table.Decisions
import Table.Log
import Table.Program
import Table.Screens
import Table.Theme

// The contents of the table, region by region, and the way back through the game over it.
Item {
    id: top

    objectName: "tableTop"

    required property Shell shell
    required property GameController game
    required property PatisserieTable laid
    required property FocusWalker walker
    readonly property PatisseriePrompt prompt: game.prompt as PatisseriePrompt
    readonly property alias question: bar
    readonly property bool lookingBack: lookBack.past || lookBack.open
    readonly property FestivalArrangement places: Theme.arrangement === "tall" ? tall : Theme.arrangement === "wide" ? wide : Theme.arrangement === "pages" ? paged : whole

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

    Paging {
        id: pager

        walker: top.walker
        places: top.places
        parts: [garden, hosts, recipes, shelf, hire, stars, tidings, kitchen]
        reading: lookBack.open
    }

    WholeArrangement {
        id: whole

        width: top.width
        height: top.height
        seats: top.laid.people.players.count
        asking: bar.height
    }

    TallArrangement {
        id: tall

        width: top.width
        height: top.height
        seats: top.laid.people.players.count
        asking: bar.height
    }

    WideArrangement {
        id: wide

        width: top.width
        height: top.height
        seats: top.laid.people.players.count
        asking: bar.height
    }

    PagesArrangement {
        id: paged

        width: top.width
        height: top.height
        seats: top.laid.people.players.count
        asking: bar.height
    }

    TablePart {
        id: garden

        name: "garden"
        table: top
        paging: pager
        where: top.places.garden
        page: top.places.gardenPage

        Garden {
            anchors.fill: parent
            board: top.laid.board

            onChosen: option => top.chosen(option)
        }
    }

    TablePart {
        id: hosts

        name: "awards"
        table: top
        paging: pager
        where: top.places.hosts
        page: top.places.hostsPage

        Hosts {
            width: parent.width - specials.width - Theme.size.gap
            height: parent.height
            spots: top.laid.board.hosts
            purpose: top.laid.about("host")

            onChosen: option => top.chosen(option)
        }

        Specials {
            id: specials

            anchors.right: parent.right
            width: Math.floor(2 * PatisserieTheme.size.special)
            height: parent.height
            tiles: top.laid.board.specials
            purpose: top.laid.about("specials")
        }
    }

    TablePart {
        id: recipes

        name: "recipes"
        table: top
        paging: pager
        where: top.places.recipes
        page: top.places.recipesPage

        RecipeCounter {
            anchors.fill: parent
            market: top.laid.market
            supplies: top.laid.supplies
            purpose: top.laid.about("recipes")

            onChosen: option => top.chosen(option)
            onCountsAsked: top.shell.open("supplies")
        }
    }

    TablePart {
        id: shelf

        name: "shelf"
        table: top
        paging: pager
        where: top.places.shelf
        page: top.places.shelfPage

        Shelf {
            anchors.fill: parent
            market: top.laid.market
            purpose: top.laid.about("shelf")

            onChosen: option => top.chosen(option)
        }
    }

    TablePart {
        id: hire

        name: "hire"
        table: top
        paging: pager
        where: top.places.hire
        page: top.places.hirePage

        HireCounter {
            anchors.fill: parent
            market: top.laid.market
            purpose: top.laid.about("hire")

            onChosen: option => top.chosen(option)
        }
    }

    TablePart {
        id: stars

        name: "stars"
        table: top
        paging: pager
        where: top.places.stars
        page: top.places.starsPage

        StarCards {
            anchors.fill: parent
            market: top.laid.market
            purpose: top.laid.about("stars")

            onChosen: option => top.chosen(option)
        }
    }

    TablePart {
        id: tidings

        name: "log"
        table: top
        paging: pager
        where: top.places.tidings
        page: top.places.tidingsPage

        Tidings {
            anchors.fill: parent
            log: top.game.log
            news: top.laid.news
            timeline: top.game.timeline

            onLogAsked: lookBack.openLog()
        }
    }

    TablePart {
        id: kitchen

        name: "kitchen"
        table: top
        paging: pager
        where: top.places.hand
        page: top.places.handPage

        OwnKitchen {
            anchors.fill: parent
            kitchen: top.laid.kitchen
            laid: top.laid

            onChosen: option => top.chosen(option)
        }
    }

    // All displays together, for a tutor who names them.
    Item {
        x: top.places.market.x
        y: top.places.market.y
        width: top.places.market.width
        height: top.places.market.height

        Anchor {
            place: "region:market"
        }
    }

    PageTabs {
        x: top.places.tabs.x
        y: top.places.tabs.y
        width: top.places.tabs.width
        height: top.places.tabs.height
        places: top.places
        page: pager.page
        calling: pager.calling

        onTurned: page => {
            pager.page = page;
            lookBack.open = false;
        }
    }

    Region {
        id: asked

        x: top.places.prompt.x
        y: top.places.prompt.y
        width: top.places.prompt.width
        height: top.places.prompt.height
        visible: !lookBack.past
        table: top

        Anchor {
            place: "region:prompt"
        }

        PromptBar {
            id: bar

            width: parent.width
            shell: top.shell
            game: top.game
            foresight: top.laid.foresight
            bench: Bench {
                prompt: top.prompt
                carry: top.laid.carry
            }
            answer: AnswerButton {}

            onChosen: option => top.chosen(option)
        }
    }

    Picker {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: asked.top
        anchors.bottomMargin: Theme.size.gap
        most: parent.width - 2 * Theme.size.gapHuge
        picks: top.prompt.picks
        tray: top.prompt.tray
        passing: top.prompt.passing

        onChosen: option => top.chosen(option)
    }

    Region {
        x: top.places.players.x
        y: top.places.players.y
        width: top.places.players.width
        height: top.places.players.height
        table: top

        Anchor {
            place: "region:players"
        }

        PlayersBar {
            anchors.fill: parent
            shell: top.shell
            game: top.game
            laid: top.laid
        }
    }

    Item {
        id: book

        x: top.places.book.x
        y: top.places.book.y
        width: top.places.book.width
        height: top.places.book.height
    }

    LookBack {
        id: lookBack

        anchors.fill: parent
        game: top.game
        market: book
        prompt: asked

        onSettled: top.settled()
        onStudied: top.shell.open("analysis")
    }
}
