pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Board
import Patisserie.Game
import Patisserie.Kitchen
import Patisserie.Theme
import Table.Controls
import Table.Decisions
import Table.Layout
import Table.Log
import Table.Theme

// The contents of the table, region by region.
TableTop {
    id: top

    required property PatisserieTable laid
    readonly property PatisseriePrompt prompt: game.prompt as PatisseriePrompt
    readonly property FestivalArrangement places: arrangements.current

    arrangement: places
    question: bar
    parts: [garden, hosts, recipes, shelf, hire, stars, tidings, kitchen, pick]

    component Part: TablePart {
        table: top
        paging: top.paging
    }

    FestivalArrangements {
        id: arrangements

        anchors.fill: parent
        seats: top.laid.people.players.count
        asking: bar.height
        picking: top.prompt.picks.count > 0
        learning: top.shell.school.learning
    }

    Part {
        id: garden

        name: "garden"
        where: top.places.garden
        page: top.places.gardenPage

        Garden {
            anchors.fill: parent
            board: top.laid.board

            onChosen: option => top.chosen(option)
        }
    }

    Part {
        id: hosts

        name: "awards"
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

    Part {
        id: recipes

        name: "recipes"
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

    Part {
        id: shelf

        name: "shelf"
        where: top.places.shelf
        page: top.places.shelfPage

        Shelf {
            anchors.fill: parent
            market: top.laid.market
            purpose: top.laid.about("shelf")

            onChosen: option => top.chosen(option)
        }
    }

    Part {
        id: hire

        name: "hire"
        where: top.places.hire
        page: top.places.hirePage

        HireCounter {
            anchors.fill: parent
            market: top.laid.market
            purpose: top.laid.about("hire")

            onChosen: option => top.chosen(option)
        }
    }

    Part {
        id: stars

        name: "stars"
        where: top.places.stars
        page: top.places.starsPage

        StarCards {
            anchors.fill: parent
            market: top.laid.market
            purpose: top.laid.about("stars")

            onChosen: option => top.chosen(option)
        }
    }

    Part {
        id: tidings

        name: "log"
        where: top.places.tidings
        page: top.places.tidingsPage

        Tidings {
            anchors.fill: parent
            log: top.game.log
            news: top.laid.news
            timeline: top.game.timeline

            onLogAsked: top.openLog()
        }
    }

    Part {
        id: kitchen

        name: "kitchen"
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
        table: top
    }

    FixedPart {
        name: "prompt"
        where: top.places.prompt
        visible: !top.game.timeline.past
        table: top

        PromptBar {
            id: bar

            width: parent.width
            shell: top.shell
            game: top.game
            foresight: top.laid.foresight
            bench: Bench {
                prompt: top.prompt
                dragging: top.laid.dragging
            }
            answer: AnswerButton {}

            onChosen: option => top.chosen(option)
        }
    }

    PiecesToPick {
        id: pick

        table: top
        paging: top.paging
        prompt: top.prompt

        onChosen: option => top.chosen(option)
    }

    FixedPart {
        name: "players"
        where: top.places.players
        table: top

        PlayersBar {
            anchors.fill: parent
            shell: top.shell
            game: top.game
            laid: top.laid
        }
    }
}
