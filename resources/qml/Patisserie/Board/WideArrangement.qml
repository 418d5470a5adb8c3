import QtQuick
import Patisserie.Theme

// For a very wide window: the garden, the displays, and on the right the log, the question and the
// kitchen.
FestivalArrangement {
    readonly property real middle: height - top
    readonly property real festival: 0.37 * width
    readonly property real side: Math.max(PatisserieTheme.size.side, 0.25 * width)
    readonly property real left: festival + gap
    readonly property real right: left + side + gap
    readonly property real own: width - right
    readonly property real cards: 2 * kitchenHeight + gap
    readonly property real counters: middle - 2 * gap
    readonly property real second: 0.38 * counters
    readonly property real shelfWidth: Math.min(0.5 * side, shelves(second))

    row: own
    garden: Qt.rect(0, top, festival, middle - strip - gap)
    hosts: Qt.rect(0, height - strip, festival, strip)
    recipes: Qt.rect(left, top, side, 0.33 * counters)
    shelf: Qt.rect(left, recipes.y + recipes.height + gap, shelfWidth, second)
    hire: Qt.rect(left + shelfWidth + gap, shelf.y, side - shelfWidth - gap, shelf.height)
    stars: Qt.rect(left, shelf.y + shelf.height + gap, side, height - shelf.y - shelf.height - gap)
    market: Qt.rect(left, top, side, middle)
    tidings: Qt.rect(right, top, own, middle - asking - cards - 2 * gap)
    book: Qt.rect(left, top, side, middle)
    prompt: Qt.rect(right, height - cards - gap - asking, own, asking)
    hand: Qt.rect(right, height - cards, own, cards)
}
