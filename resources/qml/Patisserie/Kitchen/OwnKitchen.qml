import QtQuick
import Patisserie.Game
import Patisserie.Theme
import Table.Controls

// The kitchen of the person at the screen: cards, recipes, racks, pantry, goods, coins; in a row, or
// folded into two rows if it is taller or narrower.
Item {
    id: room

    required property PatisserieTable laid
    readonly property Kitchen kitchen: laid.kitchen
    readonly property bool shown: kitchen.seat >= 0
    readonly property real gap: Theme.size.gapLarge
    readonly property real stored: 3 * PatisserieTheme.size.recipe + 2 * Theme.size.gapSmall
    readonly property real cooled: 2 * PatisserieTheme.size.rack + Theme.size.gapSmall
    readonly property real tracks: Theme.size.iconLarge + Theme.size.gapTiny + kitchen.longest * PatisserieTheme.size.step
    readonly property real bench: stored + cooled + tracks + 3 * gap
    readonly property bool folded: width < bench + PatisserieTheme.size.pantry + purse.width + 3 * PatisserieTheme.size.card || height > 1.8 * PatisserieTheme.size.kitchen
    readonly property real line: folded ? Math.floor((height - Theme.size.gap) / 2) : height
    readonly property real second: folded ? line + Theme.size.gap : 0
    readonly property alias cards: hand
    // What is left beside a usual hand and the card of a tray makes the recipes larger.
    readonly property real spare: width - bench - PatisserieTheme.size.pantry - purse.width - 2 * gap
    readonly property real given: folded ? 0 : Math.max(0, Math.min(stored / 4, spare - (kitchen.usual + 1) * (PatisserieTheme.size.card + Theme.size.gapSmall)))
    // What a hand of more cards than usual is short of in a row, and what free places for recipes and the pantry
    // lend it. A pantry with more tiles than are seen well at its least width lends nothing.
    readonly property real lacking: folded || hand.count <= kitchen.usual ? 0 : Math.max(0, hand.count * (PatisserieTheme.size.card + Theme.size.gapSmall) - spare + given)
    readonly property real lent: Math.min(lacking, kitchen.vacant * PatisserieTheme.size.recipe / 2)
    readonly property real spared: Math.min(lacking - lent, kitchen.tiles.count > 6 ? 0 : PatisserieTheme.size.pantry / 3)
    // In high rows the pieces are larger.
    readonly property real grown: folded ? Math.max(1, Math.min(line / PatisserieTheme.size.kitchen, width / (bench + PatisserieTheme.size.pantry))) : 1

    Title {
        anchors.centerIn: parent
        visible: !room.shown
        text: qsTrId("window.patisserie.title.hidden")
        color: Theme.color.inkOnDarkSoft
    }

    Item {
        anchors.fill: parent
        visible: room.shown

        Hand {
            id: hand

            width: (room.folded ? purse.x : store.x) - room.gap
            height: room.line
            visible: room.kitchen.watched === ""
            laid: room.laid
        }

        Watched {
            width: (room.folded ? purse.x : store.x) - room.gap
            height: room.line
            visible: room.kitchen.watched !== ""
            laid: room.laid
        }

        Store {
            id: store

            x: room.folded ? 0 : racks.x - room.gap - width
            y: room.second
            width: room.grown * room.stored + room.given - room.lent
            height: room.line
            lent: room.lent
            laid: room.laid
        }

        Racks {
            id: racks

            x: room.folded ? store.width + room.gap : pantry.x - room.gap - width
            y: room.second
            width: room.grown * room.cooled
            height: room.line
            laid: room.laid
        }

        Pantry {
            id: pantry

            x: goods.x - room.gap - width
            y: room.second
            width: room.folded ? room.width - room.grown * (room.bench - 3 * room.gap) - 3 * room.gap : PatisserieTheme.size.pantry - room.spared
            height: room.line
            laid: room.laid
        }

        Goods {
            id: goods

            x: (room.folded ? room.width : purse.x - room.gap) - width
            y: room.second
            width: room.grown * room.tracks
            height: room.line
            laid: room.laid
        }

        Purse {
            id: purse

            x: room.width - width
            width: PatisserieTheme.size.chest
            height: room.line
            laid: room.laid
        }
    }

    Anchor {
        place: "kitchen"
    }
}
