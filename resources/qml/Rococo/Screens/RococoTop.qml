pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Board
import Rococo.Cards
import Rococo.Decisions
import Rococo.Game
import Rococo.Scenes
import Rococo.Theme
import Table.Controls
import Table.Decisions
import Table.Layout
import Table.Theme

// The contents of the table, region by region.
TableTop {
    id: top

    readonly property RococoTable laid: game.table as RococoTable
    readonly property RococoPrompt prompt: game.prompt as RococoPrompt
    readonly property PalaceArrangement places: arrangement as PalaceArrangement

    foresight: laid.foresight
    players: laid.people.players
    picks: prompt.cards
    covered: gate.visible ? gate.width : 0
    whole: TableArrangement {
        table: top
        strips: offer.strips
    }
    tall: TallArrangement {
        table: top
        strips: offer.strips
    }
    wide: WideArrangement {
        table: top
        strips: offer.strips
    }
    paged: PagesArrangement {
        table: top
        strips: offer.strips
    }
    round: Texts.say("window-table-round", {round: shownRound, rounds: laid.rounds})
    panel: PlayerPanel {
        laid: top.laid
    }
    beside: SceneStrip {
        anchors.left: parent?.left
        anchors.bottom: parent?.bottom
        parts: top.laid.parts("log")
    }
    own: HandArea {
        anchors.fill: parent
        laid: top.laid
        annex: top.places.annex.width > 0 ? annex : this
    }
    bench: Bench {
        prompt: top.prompt
        dragging: top.laid.dragging
        room: top.portrayed
        marker: "emblem"
        held: Theme.size.rowHeight

        DressFigure {
            objectName: "heldDress"
            width: Theme.size.rowHeight
            height: Theme.size.promptBar - 2 * Theme.size.gapLarge
            visible: dress !== null
            dress: top.prompt.dress

            Held {
                enabled: top.laid.dragging.held === "dress"
                face: top.prompt.dress
            }
        }

        ResourceTile {
            objectName: "heldTile"
            width: RococoTheme.size.tileWidth
            height: RococoTheme.size.tileHeight
            visible: tile !== null
            tile: top.prompt.tile

            Held {
                enabled: top.laid.dragging.held === "tile"
                face: top.prompt.tile
            }
        }
    }
    answer: PaymentButton {}
    further: SceneStrip {
        parts: top.laid.parts("prompt")
        each: Theme.size.buttonHeight
    }
    picking: [
        PickPart {
            table: top
            picks: top.picks
            start: top.places.prompt.x + Theme.size.rowHeight
            most: top.places.prompt.width - 2 * Theme.size.rowHeight
            each: RococoTheme.size.cardWidth
            abreast: Math.min(picks.count, 5)
            piece: CardPlace {
                id: pick

                required property int owner
                required property string lender

                foot: whose.visible ? whose.height : 0
                mates: owner >= 0 ? ["player:" + owner] : []
                width: RococoTheme.size.cardWidth
                height: RococoTheme.size.hireHeight * 1.1

                LenderTag {
                    id: whose

                    anchors.bottom: parent.bottom
                    width: parent.width
                    seat: pick.owner
                    name: pick.lender
                }
            }
        },
        // At the end of the question, which takes the card too.
        CourtGate {
            id: gate

            readonly property rect asked: top.arrangement.question

            anchors.left: parent.left
            anchors.leftMargin: asked.x + asked.width - width
            y: asked.y
            width: Math.min(Theme.size.field, 0.4 * asked.width)
            height: asked.height
        }
    ]

    component Part: TablePart {
        table: top
        printed: true
    }

    Part {
        name: "terrace"
        where: top.places.terrace
        page: top.places.terracePage

        Terrace {
            anchors.fill: parent
            laid: top.laid
        }
    }

    Part {
        id: halls

        name: "halls"
        where: top.places.halls
        page: top.places.hallsPage

        Halls {
            anchors.fill: parent
            laid: top.laid
            table: top
            placed: Pointer.carrying ? Pointer.face as DressFace : top.prompt.dress
        }

        SceneStrip {
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            parts: top.laid.parts("palace")
        }
    }

    Part {
        name: "gardens"
        where: top.places.gardens
        page: top.places.gardensPage

        Gardens {
            anchors.fill: parent
            laid: top.laid
        }
    }

    Part {
        name: "workshop"
        compared: "silk"
        where: top.places.workshop
        page: top.places.workshopPage

        Workshop {
            anchors.fill: parent
            laid: top.laid
        }
    }

    Part {
        name: "warehouse"
        compared: "silk"
        where: top.places.warehouse
        page: top.places.warehousePage

        Warehouse {
            anchors.fill: parent
            laid: top.laid
        }
    }

    Part {
        id: annex

        name: "annex"
        where: top.places.annex
        page: top.places.annexPage
        printed: false
        visible: (current || holding) && top.places.annex.width > 0
    }

    Part {
        name: "offers"
        where: top.places.offers
        page: top.places.offersPage

        Offers {
            id: offer

            anchors.fill: parent
            laid: top.laid
        }
    }
}
