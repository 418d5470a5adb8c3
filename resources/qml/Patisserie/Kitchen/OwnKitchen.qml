import QtQuick
import Patisserie.Game
import Patisserie.Theme
import Table.Controls

// The kitchen of the person at the screen: cards, recipes, racks, pantry, goods, coins; in a row, or
// folded into two rows if it is taller or narrower, and into three in a column. The cards can be apart from the others.
Item {
    id: room

    required property PatisserieTable laid
    readonly property Kitchen kitchen: laid.kitchen
    readonly property bool shown: kitchen.seat >= 0
    readonly property real gap: Theme.size.gapLarge
    readonly property real stored: 3 * PatisserieTheme.size.recipe + 2 * Theme.size.gapSmall
    readonly property real cooled: 2 * PatisserieTheme.size.rack + Theme.size.gapSmall
    readonly property real tracks: Theme.size.iconLarge + Theme.size.gapTiny + kitchen.longest * PatisserieTheme.size.step
    readonly property real working: stored + cooled + tracks + 3 * gap
    // Where all but the cards are.
    property Item bench: room
    readonly property bool apart: bench !== room
    readonly property bool stacked: apart || width < working + PatisserieTheme.size.pantry
    readonly property bool folded: stacked || width < working + PatisserieTheme.size.pantry + PatisserieTheme.size.chest + 3 * PatisserieTheme.size.card || height > 1.8 * PatisserieTheme.size.kitchen
    // The height of the cards and of a row of the others, and where their rows begin.
    readonly property real line: apart ? height : lined(height, stacked ? 3 : folded ? 2 : 1)
    readonly property real shelf: apart ? lined(bench.height, 2) : line
    readonly property real second: folded && !apart ? line + Theme.size.gap : 0
    readonly property real third: stacked ? second + shelf + Theme.size.gap : second
    readonly property alias cards: hand
    // What is left beside a usual hand and the card of a tray makes the recipes larger. All places are the same
    // however many cards there are: these alone make room for one another.
    readonly property real spare: width - working - PatisserieTheme.size.pantry - PatisserieTheme.size.chest - 2 * gap
    readonly property real given: folded ? 0 : Math.max(0, Math.min(stored / 4, spare - (kitchen.usual + 1) * (PatisserieTheme.size.card + Theme.size.gapSmall)))
    // In high rows the pieces are larger.
    readonly property real grown: stacked ? Math.max(1, bench.width / PatisserieTheme.size.kitchenColumn) : folded ? Math.max(1, Math.min(line / PatisserieTheme.size.kitchen, width / (working + PatisserieTheme.size.pantry))) : 1

    function lined(whole: real, rows: int): real {
        return Math.floor((whole - (rows - 1) * Theme.size.gap) / rows);
    }

    Title {
        anchors.centerIn: parent
        visible: !room.shown
        text: qsTrId("window-patisserie-title-hidden")
        color: Theme.color.inkOnDarkSoft
    }

    Item {
        anchors.fill: parent
        visible: room.shown

        Hand {
            id: hand

            anchors.left: parent.left
            width: room.stacked ? room.width : (room.folded ? purse.anchors.leftMargin : store.anchors.leftMargin) - room.gap
            height: room.line
            visible: room.kitchen.watched === "" || count > 0
            rows: room.apart ? 2 : 1
            laid: room.laid
        }

        Watched {
            anchors.left: parent.left
            width: room.stacked ? room.width : (room.folded ? purse.anchors.leftMargin : store.anchors.leftMargin) - room.gap
            height: room.line
            visible: !hand.visible
            laid: room.laid
        }

    }

    Item {
        parent: room.bench
        anchors.fill: parent
        visible: room.shown

        Store {
            id: store

            anchors.left: parent.left
            anchors.leftMargin: room.folded ? 0 : racks.anchors.leftMargin - room.gap - width
            y: room.second
            width: room.grown * room.stored + room.given
            height: room.shelf
            laid: room.laid
        }

        Racks {
            id: racks

            anchors.left: parent.left
            anchors.leftMargin: room.folded ? store.width + room.gap : pantry.anchors.leftMargin - room.gap - width
            y: room.second
            width: room.grown * room.cooled
            height: room.shelf
            laid: room.laid
        }

        Pantry {
            id: pantry

            anchors.left: parent.left
            anchors.leftMargin: room.stacked ? 0 : goods.anchors.leftMargin - room.gap - width
            y: room.third
            width: room.stacked ? goods.anchors.leftMargin - room.gap : room.folded ? room.width - room.grown * (room.working - 3 * room.gap) - 3 * room.gap : PatisserieTheme.size.pantry
            height: room.shelf
            laid: room.laid
        }

        Goods {
            id: goods

            anchors.left: parent.left
            anchors.leftMargin: (room.folded ? room.bench.width : purse.anchors.leftMargin - room.gap) - width
            y: room.third
            width: room.stacked ? room.bench.width / 2 : room.grown * room.tracks
            height: room.shelf
            laid: room.laid
        }

        Purse {
            id: purse

            anchors.left: parent.left
            anchors.leftMargin: room.bench.width - width
            y: room.stacked ? room.second : 0
            width: room.stacked ? room.bench.width - racks.anchors.leftMargin - racks.width - room.gap : PatisserieTheme.size.chest
            height: room.shelf
            laid: room.laid
        }
    }

    Anchor {
        place: "kitchen"
    }
}
