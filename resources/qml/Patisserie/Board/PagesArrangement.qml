import QtQuick
import Patisserie.Theme
import Table.Theme

// For large letters or a small window: the player's own kitchen on the right, the question below, and beside
// them the rest of the table page by page: the garden and the displays. In a low window the hosts and all of
// the kitchen but the cards have pages, too.
FestivalArrangement {
    readonly property real first: top + Theme.size.buttonHeight + gap
    readonly property real page: height - first - asking - gap
    // Whether the garden and the kitchen have room, also while somebody teaches.
    readonly property bool roomy: height - first - gap - (beside ? steadyHeight : Theme.size.asked + gap + Theme.size.lowSeatMost) >= 0.92 * (PatisserieTheme.size.garden + gap + strip)
    readonly property real own: roomy ? Math.max(PatisserieTheme.size.kitchenColumn, width - gap - page * PatisserieTheme.festival) : 0.33 * width
    readonly property real left: width - own - gap
    readonly property real column: page + first - top
    readonly property real told: 1.1 * Theme.size.logLow
    readonly property real upper: page - strip - gap
    readonly property real counters: page - 2 * gap
    readonly property real counter: roomy ? left : 0.56 * left
    readonly property real second: first + 0.32 * counters + gap
    readonly property real shelfWidth: Math.min(0.46 * left, shelves(0.39 * counters))
    readonly property real office: 0.5 * left

    pages: roomy ? ["garden", "market", ...picks] : ["garden", "market", "staff", "kitchen", ...picks]
    gardenPage: "garden"
    recipesPage: "market"
    shelfPage: "market"
    hirePage: roomy ? "market" : "staff"
    starsPage: hirePage
    hostsPage: roomy ? "garden" : "staff"
    benchPage: roomy ? "" : "kitchen"
    pickPage: "pick"
    tabs: Qt.rect(0, top, left, Theme.size.buttonHeight)
    garden: Qt.rect(0, first, left, roomy ? upper : page)
    hosts: Qt.rect(0, first + upper + gap, left, strip)
    recipes: Qt.rect(0, first, counter, roomy ? 0.32 * counters : page)
    shelf: roomy ? Qt.rect(0, second, shelfWidth, 0.39 * counters) : Qt.rect(counter + gap, first, left - counter - gap, page)
    hire: roomy ? Qt.rect(shelfWidth + gap, second, left - shelfWidth - gap, shelf.height) : Qt.rect(0, first, office, upper)
    stars: roomy ? Qt.rect(0, second + shelf.height + gap, left, 0.29 * counters) : Qt.rect(office + gap, first, left - office - gap, upper)
    market: Qt.rect(0, first, left, page)
    bench: roomy ? Qt.rect(0, 0, 0, 0) : market
    tidings: Qt.rect(left + gap, top + column - told, own, told)
    book: market
    pick: market
    hand: Qt.rect(left + gap, top, own, column - told - gap)
    prompt: Qt.rect(0, height - asking, width, asking)
}
