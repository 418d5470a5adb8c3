import QtQuick
import Patisserie.Theme
import Table.Layout

// The places of the parts of the festival.
Arrangement {
    id: places

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

    function title(page: string): string {
        switch (page) {
        case "garden":
            return qsTrId("window.patisserie.page.garden");
        case "market":
            return qsTrId("window.patisserie.page.market");
        case "staff":
            return qsTrId("window.patisserie.page.staff");
        case "kitchen":
            return qsTrId("window.patisserie.page.kitchen");
        case "pick":
            return qsTrId("window.table.pick");
        default:
            return qsTrId("window.log.title");
        }
    }
}
