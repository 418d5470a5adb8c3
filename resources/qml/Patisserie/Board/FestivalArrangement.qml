import QtQuick
import Patisserie.Theme
import Table.Layout

// The places of the parts of the festival.
Arrangement {
    readonly property real strip: PatisserieTheme.size.strip
    readonly property real kitchenHeight: PatisserieTheme.size.kitchen

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
    // All displays together.
    property rect market

    bar: PatisserieTheme.size.players
    titles: "window.patisserie.page"
}
