import QtQuick
import Table.Theme

// For large letters or a small window: the players and the question are always visible, the rest of the
// table page by page.
FestivalArrangement {
    readonly property real top: playersHeight + Theme.size.buttonHeight + 2 * gap
    readonly property real page: height - top - asking - gap
    readonly property real counter: 0.6 * width
    readonly property real office: 0.42 * width
    readonly property real upper: page - strip - gap

    roomy: true
    pages: ["garden", "market", "staff", "kitchen", "log", ...picks]
    gardenPage: "garden"
    recipesPage: "market"
    shelfPage: "market"
    hirePage: "staff"
    starsPage: "staff"
    hostsPage: "staff"
    handPage: "kitchen"
    tidingsPage: "log"
    tabs: Qt.rect(0, playersHeight + gap, width, Theme.size.buttonHeight)
    garden: Qt.rect(0, top, width, page)
    recipes: Qt.rect(0, top, counter, page)
    shelf: Qt.rect(counter + gap, top, width - counter - gap, page)
    hire: Qt.rect(0, top, office, upper)
    stars: Qt.rect(office + gap, top, width - office - gap, upper)
    hosts: Qt.rect(0, top + upper + gap, width, strip)
    market: Qt.rect(0, top, width, page)
    hand: Qt.rect(0, top, width, page)
    prompt: Qt.rect(0, height - asking, width, asking)
}
