import QtQuick
import Table.Theme

// The places of the parts of the table, in pixels. Parts with a page share their place with others, of
// which only those of one page are visible.
QtObject {
    id: places

    required property real width
    required property real height
    required property int seats
    // The height of the question.
    required property real asking

    readonly property real gap: Theme.size.gap
    // The height of the players, if there is room for all their words in a line, and otherwise.
    property real bar: Theme.size.topBar
    property real slimBar: Theme.size.slimBar
    // Whether a tutor gives a lesson; if pages hide the rest, the players leave her room.
    property bool learning: false
    readonly property real panel: (width - Theme.size.column - Theme.size.rowHeight - (seats + 1) * gap) / Math.max(1, seats)
    readonly property real playersHeight: learning || panel < Theme.size.slimPanel ? slimBar : bar

    property list<string> pages: []
    // Whether there is something to choose that lies nowhere on the table. It lies above the question, or
    // on a page of its own, so that all the others can be seen meanwhile.
    property bool picking: false
    readonly property list<string> picks: picking && pickPage !== "" ? [pickPage] : []
    // The page of each part; empty if it is always visible.
    property string tidingsPage: ""
    property string handPage: ""
    property string pickPage: ""

    property bool whole: false
    property rect players: Qt.rect(0, 0, width, playersHeight)
    property rect tidings
    property rect prompt
    property rect hand
    property rect pick
    property rect tabs
    // Where the whole log opens.
    property rect book

    // The name of a page.
    function title(page: string): string {
        return qsTrId("window.log.title");
    }

    function overlap(one: rect, other: rect): bool {
        return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;
    }
}
