import QtQuick
import Rococo.Theme
import Table.Theme

// For a very wide window: the palace, the displays, and on the right the player's own belongings and the
// log.
PalaceArrangement {
    readonly property real middle: height - top
    readonly property real palaceWidth: Math.min(0.4 * width, middle * RococoTheme.palace)
    readonly property real marketWidth: Math.max(Theme.size.sideWidth, 0.27 * width)
    readonly property real left: palaceWidth + gap
    readonly property real right: left + marketWidth + gap
    readonly property real own: width - right
    readonly property real slack: Math.max(0, middle - workshopHeight - warehouseHeight - offersHeight - 2 * gap)
    readonly property real displayed: Math.min(workshopHeight + 0.5 * slack, Theme.size.heading + marketWidth / 7 * RococoTheme.window)
    readonly property real stored: Math.min(warehouseHeight + 0.15 * slack, 1.5 * warehouseHeight)
    readonly property real cards: 2 * RococoTheme.size.handArea + gap

    row: own
    palace: Qt.rect(0, top, palaceWidth, middle)
    workshop: Qt.rect(left, top, marketWidth, displayed)
    warehouse: Qt.rect(left, workshop.y + displayed + gap, marketWidth, stored)
    offers: Qt.rect(left, warehouse.y + stored + gap, marketWidth, top + middle - warehouse.y - stored - gap)
    tidings: Qt.rect(right, top, own, middle - asking - cards - 2 * gap)
    book: Qt.rect(left, top, marketWidth, middle)
    prompt: Qt.rect(right, height - cards - gap - asking, own, asking)
    hand: Qt.rect(right, height - cards, own, cards)
}
