import QtQuick
import Table.Theme

// Where the parts of the table lie, in pixels. Parts with a page share their place with others, of
// which only those of one page are seen.
QtObject {
    id: places

    required property real width
    required property real height
    required property int seats
    // How many expansions have a strip among the offers.
    required property int strips
    // How high the question is.
    required property real asking

    readonly property real gap: Theme.size.gap
    readonly property bool close: strips > 0
    readonly property real panel: (width - Theme.size.column - Theme.size.rowHeight - (seats + 1) * gap) / Math.max(1, seats)
    readonly property real playersHeight: panel < Theme.size.slimPanel ? Theme.size.slimBar : Theme.size.topBar
    readonly property real workshopHeight: Theme.size.heading + (close ? Theme.size.windowLow : Theme.size.windowHeight)
    readonly property real warehouseHeight: Theme.size.heading + Theme.size.tileHeight + 2 * Theme.size.gapSmall
    readonly property real offersHeight: Theme.size.heading + (close ? Theme.size.hireLow : Theme.size.hireHeight) + strips * (Theme.size.strip + gap) + gap + (close ? Theme.size.stockLow : Theme.size.stockHeight)

    property list<string> pages: []
    // The page of each part; empty for what is always seen.
    property string terracePage: ""
    property string hallsPage: ""
    property string gardensPage: ""
    property string workshopPage: ""
    property string warehousePage: ""
    property string offersPage: ""
    property string tidingsPage: ""
    property string handPage: ""

    property bool whole: false
    property rect players: Qt.rect(0, 0, width, playersHeight)
    property rect terrace
    property rect halls
    property rect gardens
    property rect workshop
    property rect warehouse
    property rect offers
    property rect tidings
    property rect prompt
    property rect hand
    property rect tabs
    // Where the whole log opens.
    property rect book

    // What a page is called.
    function title(page: string): string {
        return qsTrId("window.log.title");
    }

    function overlap(one: rect, other: rect): bool {
        return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;
    }

    // How high the terrace and the gardens are in a palace of some height.
    function share(natural: real, palace: real): real {
        return natural * Math.min(Theme.stretch, Math.max(0.9, palace / Theme.size.palace));
    }
}
