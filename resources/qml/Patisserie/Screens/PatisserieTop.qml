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

    required property PatisserieTable laid
    readonly property PatisseriePrompt prompt: game.prompt as PatisseriePrompt
    readonly property FestivalArrangement places: arrangement as FestivalArrangement

    foresight: laid.foresight
    players: laid.people.players
    picks: prompt.picks
    parts: [garden, hosts, recipes, shelf, hire, stars, pick]
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
    round: Phrases.filled(qsTrId("window.patisserie.title.round"), [laid.round, laid.rounds])
    roundTopic: "area.round"
    phase: laid.phase
    panel: PlayerPanel {
        laid: top.laid
    }
    ownName: "kitchen"
    own: OwnKitchen {
        anchors.fill: parent
        laid: top.laid
    }
    bench: Bench {
        Thing.topic: "area.bench"
        prompt: top.prompt
        dragging: top.laid.dragging
        marker: "marker"

        Mark {
            readonly property StaffFace card: top.prompt.card as StaffFace

            anchors.verticalCenter: parent.verticalCenter
            width: Theme.size.touch
            name: card?.training === "mentor" ? "" : card?.training ?? ""
        }
    }
    answer: AnswerButton {}
    picking: PiecesToPick {
        id: pick

        table: top
        prompt: top.prompt
        picks: top.picks
    }

    component Part: TablePart {
        table: top
    }

    Part {
        id: garden

        name: "garden"
        where: top.places.garden
        page: top.places.gardenPage

        Garden {
            anchors.fill: parent
            board: top.laid.board
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
        id: recipes

        name: "recipes"
        where: top.places.recipes
        page: top.places.recipesPage

        RecipeCounter {
            anchors.fill: parent
            laid: top.laid
        }
    }

    Part {
        id: shelf

        name: "shelf"
        where: top.places.shelf
        page: top.places.shelfPage

        Shelf {
            anchors.fill: parent
            laid: top.laid
        }
    }

    Part {
        id: hire

        name: "hire"
        where: top.places.hire
        page: top.places.hirePage

        HireCounter {
            anchors.fill: parent
            laid: top.laid
        }
    }

    Part {
        id: stars

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
        x: top.places.market.x
        y: top.places.market.y
        width: top.places.market.width
        height: top.places.market.height

        Anchor {
            place: "region:market"
        }
    }
}
