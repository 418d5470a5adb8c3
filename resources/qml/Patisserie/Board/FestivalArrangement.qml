import QtQuick
import Patisserie.Game
import Patisserie.Theme
import Table.Layout
import Table.Theme

// The places of the parts of the festival.
Arrangement {
    readonly property real strip: PatisserieTheme.size.strip
    readonly property real kitchenHeight: PatisserieTheme.size.kitchen
    readonly property Displays displays: (table.game.table as PatisserieTable).market

    property string gardenPage: ""
    property string hostsPage: ""
    property string recipesPage: ""
    property string shelfPage: ""
    property string hirePage: ""
    property string starsPage: ""

    property rect garden
    property rect hosts
    property rect recipes
    property rect shelf
    property rect hire
    property rect stars
    // The staff for hire, and what of the star staff is below it.
    readonly property rect staff: Qt.rect(hire.x, hire.y, hire.width, stars.y + stars.height - hire.y)
    // Where the player's own pieces other than cards are, if these are apart.
    property rect bench
    property string benchPage: ""
    // All displays together.
    property rect market

    // The width of shelves of a height whose places are square, with their prices.
    function shelves(high: real): real {
        const each = (high - Theme.size.heading - 2 * Theme.size.gapSmall) / Math.max(1, displays.shelf.count);
        return Math.ceil(Theme.size.iconLarge + displays.across * (each + Theme.size.gapSmall));
    }

    bar: PatisserieTheme.size.players
    titles: "window-patisserie-page"
}
