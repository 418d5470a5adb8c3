import QtQuick
import Patisserie.Theme
import Table.Theme

// The garden at the left, the displays and the log at the right, the question and the kitchen below.
FestivalArrangement {
    readonly property real middle: height - top - asking - kitchenHeight - 2 * gap
    readonly property real side: Math.floor(Math.min(PatisserieTheme.size.sideMost, Math.max(PatisserieTheme.size.side, 0.41 * width)))
    readonly property real left: width - side
    readonly property real counters: Math.min(middle - Theme.size.logLow - 3 * gap, PatisserieTheme.size.counters)
    readonly property real second: 0.36 * counters
    readonly property real shelfWidth: Math.min(0.46 * side, shelves(second))

    gapless: true
    garden: Qt.rect(0, top, left - gap, middle - strip - gap)
    hosts: Qt.rect(0, top + middle - strip, left - gap, strip)
    recipes: Qt.rect(left, top, side, 0.36 * counters)
    shelf: Qt.rect(left, recipes.y + recipes.height + gap, shelfWidth, second)
    hire: Qt.rect(left + shelfWidth + gap, shelf.y, side - shelfWidth - gap, shelf.height)
    stars: Qt.rect(left, shelf.y + shelf.height + gap, side, 0.28 * counters)
    market: Qt.rect(left, top, side, counters + 2 * gap)
    tidings: Qt.rect(left, stars.y + stars.height + gap, side, top + middle - stars.y - stars.height - gap)
    book: Qt.rect(left, top, side, middle)
    prompt: Qt.rect(0, top + middle + gap, width, asking)
    hand: Qt.rect(0, height - kitchenHeight, width, kitchenHeight)
}
