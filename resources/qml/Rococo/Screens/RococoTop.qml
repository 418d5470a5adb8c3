pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Board
import Rococo.Cards
import Rococo.Decisions
import Rococo.Game
import Rococo.Scenes
import Table.Decisions
import Table.Layout
import Table.Log
import Table.Theme

// The contents of the table, region by region.
TableTop {
    id: top

    required property RococoTable laid
    readonly property RococoPrompt prompt: game.prompt as RococoPrompt
    readonly property real palaceMiddle: halls.x + halls.width / 2
    readonly property bool covering: hand.keeping && visible && !lookingBack && places.whole
    readonly property PalaceArrangement places: arrangements.current

    arrangement: places
    question: bar
    parts: [terrace, halls, gardens, workshop, warehouse, offers, tidings, hand, pick]

    component Part: TablePart {
        table: top
        paging: top.paging
    }

    PalaceArrangements {
        id: arrangements

        anchors.fill: parent
        seats: top.laid.people.players.count
        strips: offer.strips
        asking: bar.height
        picking: top.prompt.cards.count > 0
        learning: top.shell.school.learning
    }

    Part {
        id: terrace

        name: "terrace"
        where: top.places.terrace
        page: top.places.terracePage

        Terrace {
            anchors.fill: parent
            palace: top.laid.palace

            onChosen: option => top.chosen(option)
        }
    }

    Part {
        id: halls

        name: "halls"
        where: top.places.halls
        page: top.places.hallsPage

        Halls {
            anchors.fill: parent
            palace: top.laid.palace
            table: top

            onChosen: option => top.chosen(option)
        }

        SceneStrip {
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            parts: top.laid.parts("palace")

            onChosen: option => top.chosen(option)
        }
    }

    Part {
        id: gardens

        name: "gardens"
        where: top.places.gardens
        page: top.places.gardensPage

        Gardens {
            anchors.fill: parent
            palace: top.laid.palace

            onChosen: option => top.chosen(option)
        }
    }

    Part {
        id: workshop

        name: "workshop"
        where: top.places.workshop
        page: top.places.workshopPage

        Workshop {
            anchors.fill: parent
            market: top.laid.market

            onChosen: option => top.chosen(option)
        }
    }

    Part {
        id: warehouse

        name: "warehouse"
        where: top.places.warehouse
        page: top.places.warehousePage

        Warehouse {
            anchors.fill: parent
            market: top.laid.market

            onChosen: option => top.chosen(option)
        }
    }

    Part {
        id: offers

        name: "offers"
        where: top.places.offers
        page: top.places.offersPage

        Offers {
            id: offer

            anchors.fill: parent
            market: top.laid.market
            supplies: top.laid.supplies
            parts: top.laid.parts("market")

            onChosen: option => top.chosen(option)
            onCountsAsked: top.shell.open("supplies")
        }
    }

    Part {
        id: tidings

        name: "tidings"
        where: top.places.tidings
        page: top.places.tidingsPage

        Tidings {
            anchors.fill: parent
            log: top.game.log
            news: top.laid.news
            timeline: top.game.timeline

            onLogAsked: top.openLog()
        }

        SceneStrip {
            anchors.left: parent.left
            anchors.bottom: parent.bottom
            parts: top.laid.parts("log")

            onChosen: option => top.chosen(option)
        }
    }

    Part {
        id: hand

        name: "hand"
        where: top.places.hand
        page: top.places.handPage

        HandArea {
            anchors.fill: parent
            belongings: top.laid.belongings
            parts: top.laid.parts("hand")

            onChosen: option => top.chosen(option)
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
            answer: PaymentButton {}
            further: SceneStrip {
                parts: top.laid.parts("prompt")
                each: Theme.size.buttonHeight

                onChosen: option => top.chosen(option)
            }

            onChosen: option => top.chosen(option)
        }
    }

    CardsToPick {
        id: pick

        table: top
        paging: top.paging
        picks: top.prompt.cards

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
