import QtQuick
import Table.Theme

// For a tall window: the garden above, and below the question pages with the displays, the kitchen and
// the log.
FestivalArrangement {
    readonly property real lower: Math.max(0.34 * height, 2 * kitchenHeight + gap)
    readonly property real bottom: height - lower
    readonly property real middle: bottom - top - asking - Theme.size.buttonHeight - 3 * gap
    readonly property real half: 0.48 * lower
    readonly property real second: bottom + half + gap
    readonly property real left: shelves(height - second)
    readonly property real centre: 0.46 * (width - left)

    pages: ["market", "kitchen", "log", ...picks]
    recipesPage: "market"
    shelfPage: "market"
    hirePage: "market"
    starsPage: "market"
    handPage: "kitchen"
    tidingsPage: "log"
    garden: Qt.rect(0, top, width, middle - strip - gap)
    hosts: Qt.rect(0, top + middle - strip, width, strip)
    prompt: Qt.rect(0, top + middle + gap, width, asking)
    tabs: Qt.rect(0, bottom - gap - Theme.size.buttonHeight, width, Theme.size.buttonHeight)
    recipes: Qt.rect(0, bottom, width, half)
    shelf: Qt.rect(0, second, left, height - second)
    hire: Qt.rect(left + gap, second, centre, height - second)
    stars: Qt.rect(left + centre + 2 * gap, second, width - left - centre - 2 * gap, height - second)
    market: Qt.rect(0, bottom, width, lower)
    hand: Qt.rect(0, bottom, width, lower)
}
