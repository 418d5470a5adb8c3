import QtQuick
import Rococo.Theme
import Table.Theme

// For large letters or a small window: the players and the question are always visible, the rest of the
// table page by page.
PalaceArrangement {
    readonly property real first: top + Theme.size.buttonHeight + gap
    readonly property real page: height - first - asking - gap
    readonly property real planted: Math.min(0.5 * (page - gap), 2 * RococoTheme.size.gardens)

    pages: ["halls", "gardens", "workshop", "staff", "hand", "log", ...picks]
    hallsPage: "halls"
    terracePage: "gardens"
    gardensPage: "gardens"
    workshopPage: "workshop"
    warehousePage: "workshop"
    offersPage: "staff"
    handPage: "hand"
    tidingsPage: "log"
    tabs: Qt.rect(0, top, width, Theme.size.buttonHeight)
    halls: Qt.rect(0, first, width, page)
    terrace: Qt.rect(0, first, width, page - gap - planted)
    gardens: Qt.rect(0, first + page - planted, width, planted)
    workshop: Qt.rect(0, first, width, 0.58 * (page - gap))
    warehouse: Qt.rect(0, workshop.y + workshop.height + gap, width, Math.min(page - workshop.height - gap, 2 * warehouseHeight))
    offers: Qt.rect(0, first, width, page)
    hand: Qt.rect(0, first, width, page)
    prompt: Qt.rect(0, height - asking, width, asking)
}
