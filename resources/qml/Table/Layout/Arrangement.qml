import QtQuick
import Table.Theme

// The places of the parts of the table, in pixels. Parts with a page share their place with others, of
// which only those of one page are visible.
QtObject {
    required property TableTop table
    readonly property real width: table.width
    readonly property real height: table.height
    // The height of the question.
    readonly property real asking: table.question.height

    readonly property real gap: Theme.size.gap
    // The height of the players, if there is room for all their words in a line, and otherwise.
    property real bar: Theme.size.topBar
    property real slimBar: Theme.size.slimBar
    // Whether the players leave room for a tutor who gives a lesson, because pages hide the rest.
    property bool roomy: false
    readonly property int seats: table.players.count
    readonly property real panel: (width - Theme.size.column - Theme.size.rowHeight - (seats + 1) * gap) / Math.max(1, seats)
    readonly property real playersHeight: roomy && table.shell.backstage.school.learning || panel < Theme.size.slimPanel ? slimBar : bar

    // Below the players.
    readonly property real top: playersHeight + gap

    property list<string> pages: []
    // The messages with the names of the game's pages.
    required property string titles
    // What there is to choose that lies nowhere on the table, lies above the question, or on a page of its
    // own, so that all the others can be seen meanwhile.
    readonly property list<string> picks: table.picks.count > 0 && pickPage !== "" ? [pickPage] : []
    // The page of each part; empty if it is always visible.
    property string tidingsPage: ""
    property string handPage: ""
    readonly property string pickPage: tidingsPage !== "" ? "pick" : ""

    // Whether the parts leave no gap but that between them.
    property bool gapless: false
    property rect players: Qt.rect(0, 0, width, playersHeight)
    property rect hand
    property rect tidings: hand
    property rect prompt
    property rect pick: hand
    property rect tabs
    // Where the whole log opens.
    property rect book: tidings

    // The name of a page.
    function title(page: string): string {
        switch (page) {
        case "pick":
            return qsTrId("window.table.pick");
        case "log":
            return qsTrId("window.log.title");
        default:
            return qsTrId(`${titles}.${page}`);
        }
    }

    function overlap(one: rect, other: rect): bool {
        return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;
    }
}
