pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Board
import Patisserie.Game
import Patisserie.Kitchen
import Patisserie.Pieces
import Patisserie.Theme
import Table.Controls
import Table.Decisions
import Table.Layout

// The contents of the table, region by region.
TableTop {
    id: top

    readonly property PatisserieTable laid: game.table as PatisserieTable
    readonly property PatisseriePrompt prompt: game.prompt as PatisseriePrompt
    readonly property FestivalArrangement places: arrangement as FestivalArrangement
    readonly property Item cards: kitchen.cards

    foresight: laid.foresight
    players: laid.people.players
    picks: prompt.picks
    whole: WholeArrangement {
        table: top
    }
    tall: TallArrangement {
        table: top
    }
    wide: WideArrangement {
        table: top
    }
    paged: PagesArrangement {
        table: top
    }
    round: Texts.say("window-patisserie-title-round", {round: shownRound, rounds: laid.rounds})
    roundTopic: "area.round"
    panel: PlayerPanel {
        laid: top.laid
    }
    ownName: "kitchen"
    own: OwnKitchen {
        id: kitchen

        anchors.fill: parent
        laid: top.laid
        bench: top.places.bench.width > 0 ? bench : kitchen
    }
    bench: Bench {
        Thing.topic: "area.bench"
        prompt: top.prompt
        dragging: top.laid.dragging
        room: top.portrayed
        marker: "marker"
        held: Theme.size.touch

        Mark {
            readonly property StaffFace card: top.prompt.card as StaffFace

            width: Theme.size.touch
            name: card?.training === "mentor" ? "" : card?.training ?? ""
        }
    }
    answer: AnswerButton {}
    picking: PiecesToPick {
        table: top
        prompt: top.prompt
        picks: top.picks
    }

    component Part: TablePart {
        table: top
        printed: true
    }

    Part {
        name: "garden"
        where: top.places.garden
        page: top.places.gardenPage

        Garden {
            anchors.fill: parent
            board: top.laid.board
        }
    }

    Part {
        name: "awards"
        where: top.places.hosts
        page: top.places.hostsPage

        Hosts {
            width: parent.width - specials.width - Theme.size.gap
            height: parent.height
            laid: top.laid
        }

        Specials {
            id: specials

            anchors.right: parent.right
            width: Math.floor(2 * PatisserieTheme.size.special)
            height: parent.height
            laid: top.laid
        }
    }

    Part {
        id: bench

        name: "bench"
        where: top.places.bench
        page: top.places.benchPage
        printed: false
        visible: (current || holding) && top.places.bench.width > 0
    }

    Part {
        name: "recipes"
        compared: "ingredients"
        where: top.places.recipes
        page: top.places.recipesPage

        RecipeCounter {
            anchors.fill: parent
            laid: top.laid
        }
    }

    Part {
        name: "shelf"
        compared: "ingredients"
        where: top.places.shelf
        page: top.places.shelfPage

        Shelf {
            anchors.fill: parent
            laid: top.laid
        }
    }

    Part {
        name: "hire"
        where: top.places.hire
        page: top.places.hirePage

        HireCounter {
            anchors.fill: parent
            laid: top.laid
        }
    }

    Part {
        name: "stars"
        where: top.places.stars
        page: top.places.starsPage

        StarCards {
            anchors.fill: parent
            laid: top.laid
        }
    }

    // All displays together, for a tutor who names them.
    Item {
        anchors.left: parent.left
        anchors.leftMargin: top.places.market.x
        y: top.places.market.y
        width: top.places.market.width
        height: top.places.market.height

        Anchor {
            place: "region:market"
        }
    }
}
