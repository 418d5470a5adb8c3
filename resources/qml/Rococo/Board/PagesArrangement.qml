import QtQuick
import Rococo.Theme
import Table.Theme

// For large letters or a small window: the player's own belongings on the right, the question below, and
// beside them the rest of the table page by page: the palace and the displays, or in a low window their parts.
PalaceArrangement {
    readonly property real first: top + Theme.size.buttonHeight + gap
    readonly property real page: height - first - asking - gap
    // Whether the palace has room, also while somebody teaches.
    readonly property bool roomy: height - first - gap - (beside ? steadyHeight : Theme.size.asked + gap + Theme.size.lowSeatMost) >= 0.92 * RococoTheme.size.palace
    readonly property real own: Math.max(RococoTheme.size.ownColumn, roomy ? width - gap - page * RococoTheme.palace : 0.33 * width)
    readonly property real left: width - own - gap
    readonly property real planted: roomy ? Math.max(RococoTheme.size.gardens, share(RococoTheme.size.gardens)) : Math.min(0.5 * (page - gap), 2 * RococoTheme.size.gardens)
    readonly property real slack: page - workshopHeight - warehouseHeight - offersHeight - 2 * gap
    readonly property real displayed: roomy ? workshopHeight + 0.4 * slack : 0.58 * (page - gap)
    readonly property real stored: roomy ? warehouseHeight + 0.2 * slack : Math.min(page - displayed - gap, 2 * warehouseHeight)
    readonly property real second: first + displayed + gap
    readonly property real third: second + stored + gap
    readonly property real told: roomy ? 1.3 * Theme.size.logLow : 0

    pages: roomy ? ["palace", "market", ...picks] : ["halls", "gardens", "workshop", "staff", "log", ...picks]
    hallsPage: roomy ? "palace" : "halls"
    terracePage: roomy ? "palace" : "gardens"
    gardensPage: terracePage
    workshopPage: roomy ? "market" : "workshop"
    warehousePage: workshopPage
    offersPage: roomy ? "market" : "staff"
    tidingsPage: roomy ? "" : "log"
    pickPage: "pick"
    tabs: Qt.rect(0, top, left, Theme.size.buttonHeight)
    palace: Qt.rect(0, first, left, page)
    terrace: roomy ? Qt.rect(0, first, left, share(RococoTheme.size.terrace)) : Qt.rect(0, first, left, page - gap - planted)
    halls: roomy ? Qt.rect(0, first + terrace.height + gap, left, page - terrace.height - gardens.height - 2 * gap) : palace
    gardens: Qt.rect(0, first + page - planted, left, planted)
    workshop: Qt.rect(0, first, left, displayed)
    warehouse: Qt.rect(0, second, left, stored)
    offers: roomy ? Qt.rect(0, third, left, first + page - third) : palace
    readonly property real annexed: examined ? RococoTheme.size.annex : 0
    readonly property real aside: told + (roomy && examined ? annexed + gap : 0)
    annex: Qt.rect(roomy ? left + gap : 0, first + page - annexed - (roomy ? told + gap : 0), roomy ? own : left, annexed)
    tidings: roomy ? Qt.rect(left + gap, first + page - told, own, told) : Qt.rect(0, first, left, page - (examined ? annexed + gap : 0))
    book: palace
    pick: palace
    hand: Qt.rect(left + gap, top, own, first + page - top - (roomy ? aside + gap : 0))
    prompt: Qt.rect(0, height - asking, width, asking)
}
