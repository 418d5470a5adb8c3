import QtQuick
import Table.Theme

// For large letters or a small window: the players and the question are always visible, the rest of the
// table page by page.
FestivalArrangement {
    readonly property real first: top + Theme.size.buttonHeight + gap
    readonly property real page: height - first - asking - gap
    readonly property real counter: 0.56 * width
    readonly property real office: 0.5 * width
    readonly property real upper: page - strip - gap

    pages: ["garden", "market", "staff", "kitchen", "log", ...picks]
    gardenPage: "garden"
    recipesPage: "market"
    shelfPage: "market"
    hirePage: "staff"
    starsPage: "staff"
    hostsPage: "staff"
    handPage: "kitchen"
    tidingsPage: "log"
    tabs: Qt.rect(0, top, width, Theme.size.buttonHeight)
    garden: Qt.rect(0, first, width, page)
    recipes: Qt.rect(0, first, counter, page)
    shelf: Qt.rect(counter + gap, first, width - counter - gap, page)
    hire: Qt.rect(0, first, office, upper)
    stars: Qt.rect(office + gap, first, width - office - gap, upper)
    hosts: Qt.rect(0, first + upper + gap, width, strip)
    market: Qt.rect(0, first, width, page)
    hand: Qt.rect(0, first, width, page)
    prompt: Qt.rect(0, height - asking, width, asking)
}
