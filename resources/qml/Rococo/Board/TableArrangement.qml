import QtQuick
import Rococo.Theme
import Table.Theme

// The palace on the left, the displays and the log on the right, the question and the player's own cards
// below. In a wide window the log has a column of its own.
PalaceArrangement {
    readonly property real middle: height - top - asking - RococoTheme.size.handArea - 2 * gap
    readonly property real widest: middle * RococoTheme.palace
    readonly property real side: Math.min(Math.max(Theme.size.sideWidth, 0.4 * width), Theme.size.sideMost)
    readonly property real spare: width - widest - side - 2 * gap
    readonly property bool apart: spare >= Theme.size.logColumn
    readonly property real palaceWidth: apart ? widest : Math.min(width - side - gap, widest)
    readonly property real marketWidth: apart ? side : width - palaceWidth - gap
    readonly property real left: palaceWidth + gap
    readonly property real log: apart ? 0 : Theme.size.logLow + gap
    readonly property real slack: Math.max(0, middle - workshopHeight - warehouseHeight - offersHeight - log - 2 * gap)
    readonly property real displayed: Math.min(workshopHeight + 0.35 * slack, Theme.size.heading + marketWidth / 7 * RococoTheme.window)
    readonly property real stored: Math.min(warehouseHeight + 0.1 * slack, 1.5 * warehouseHeight)
    readonly property real offered: apart ? middle - displayed - stored - 2 * gap : offersHeight + 0.25 * slack

    gapless: true
    palace: Qt.rect(0, top, palaceWidth, middle)
    workshop: Qt.rect(left, top, marketWidth, displayed)
    warehouse: Qt.rect(left, workshop.y + displayed + gap, marketWidth, stored)
    offers: Qt.rect(left, warehouse.y + stored + gap, marketWidth, offered)
    tidings: apart ? Qt.rect(left + marketWidth + gap, top, width - left - marketWidth - gap, middle) : Qt.rect(left, offers.y + offered + gap, marketWidth, top + middle - offers.y - offered - gap)
    book: apart ? tidings : Qt.rect(left, top, marketWidth, middle)
    prompt: Qt.rect(0, top + middle + gap, width, asking)
    hand: Qt.rect(0, height - RococoTheme.size.handArea, width, RococoTheme.size.handArea)
}
