import QtQuick
import Rococo.Theme
import Table.Theme

// For a tall window: the palace above, and below the question pages with the displays, the player's own
// cards and the log.
PalaceArrangement {
    readonly property real shelf: Math.max(0.35 * height, workshopHeight + offersHeight + 2 * gap)
    readonly property real bottom: height - shelf
    readonly property real middle: bottom - top - asking - Theme.size.buttonHeight - 3 * gap
    readonly property real palaceWidth: Math.min(width, middle * RococoTheme.palace * 1.15)
    readonly property real left: (width - palaceWidth) / 2
    readonly property real tallest: Theme.size.heading + windows / 7 * 1.1 * RococoTheme.window
    readonly property real displayed: Math.max(workshopHeight, Math.min(tallest, shelf - offersHeight - gap))
    readonly property real windows: 0.48 * width

    pages: ["market", "hand", "log", ...picks]
    workshopPage: "market"
    warehousePage: "market"
    offersPage: "market"
    handPage: "hand"
    tidingsPage: "log"
    palace: Qt.rect(left, top, palaceWidth, middle)
    prompt: Qt.rect(0, top + middle + gap, width, asking)
    tabs: Qt.rect(0, bottom - gap - Theme.size.buttonHeight, width, Theme.size.buttonHeight)
    workshop: Qt.rect(0, bottom, windows, displayed)
    warehouse: Qt.rect(windows + gap, bottom, width - windows - gap, displayed)
    offers: Qt.rect(0, bottom + displayed + gap, width, shelf - displayed - gap)
    hand: Qt.rect(0, bottom, width, shelf)
}
