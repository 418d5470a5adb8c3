import QtQuick
import Table.Theme

// The places of the parts of the table, in pixels. Parts with a page share their place with others, of
// which only those of one page are visible.
QtObject {
    required property TableTop table
    readonly property real width: table.width
    readonly property real height: table.height
    readonly property real gap: Theme.size.gap

    // The width of the row with the question. Who teaches sits at its right end, or above it if it is short.
    property real row: width
    readonly property bool beside: row >= Theme.size.longRow
    readonly property bool taught: table.taught
    // Who teaches through a whole game, lesson or challenge has one place in the row, so that the question keeps its own;
    // above a short row only a coach does.
    readonly property bool kept: beside ? table.attended : table.coached
    readonly property bool seated: taught || kept
    readonly property bool shared: seated && beside
    // One share however much is said; a lesson, which is above all words, has more, and so has who tells a turn in a game
    // without a coach, while nobody is asked.
    readonly property real seatShare: table.coached ? Theme.coached : table.attended ? Theme.taught : table.telling ? Theme.telling : Theme.coached
    readonly property real seatWidth: beside ? row * seatShare : row
    readonly property real seatHeight: kept && !beside ? Theme.size.lowSeatMost : Math.max(beside ? Theme.size.seat : Theme.size.lowSeat, table.seatWanted)
    readonly property real seatMost: beside ? steadyHeight : Theme.size.lowSeatMost
    // A long row is always as high as who teaches, so that nothing moves whatever is asked and whoever speaks.
    readonly property real steadyHeight: Math.max(Theme.size.seat, 0.1 * height)
    // The height of the question, and of the row with who teaches.
    readonly property real questioned: Math.max(Theme.size.asked, table.offering)
    readonly property real asking: beside ? steadyHeight : seated ? questioned + gap + seatHeight : questioned
    // The width at the right end of the question that it leaves to a notice.
    readonly property real noted: table.noticed && !shared ? Math.min(Theme.size.sideWidth, 0.55 * row) : 0
    // The height of the players, if there is room for all their words in a line, and otherwise.
    property real bar: Theme.size.topBar
    property real slimBar: Theme.size.slimBar
    readonly property int seats: table.players.count
    readonly property real panel: (width - Theme.size.column - Theme.size.rowHeight - (seats + 1) * gap) / Math.max(1, seats)
    readonly property real playersHeight: panel < Theme.size.slimPanel ? slimBar : bar

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
    property string pickPage: tidingsPage !== "" ? "pick" : ""

    // Whether the parts leave no gap but that between them.
    property bool gapless: false
    property rect players: Qt.rect(0, 0, width, playersHeight)
    property rect hand
    property rect tidings: hand
    // The row with the question.
    property rect prompt
    readonly property rect seat: Qt.rect(prompt.x + prompt.width - seatWidth, prompt.y, seatWidth, beside ? prompt.height : seatHeight)
    readonly property real askedFrom: prompt.y + (seated && !beside ? seatHeight + gap : 0)
    readonly property real ended: shared ? seatWidth + gap : noted > 0 ? noted + gap : 0
    readonly property rect question: Qt.rect(prompt.x, askedFrom, prompt.width - ended, prompt.y + prompt.height - askedFrom)
    // A notice lies beside the question, or on the words of who teaches.
    readonly property rect notice: shared ? Qt.rect(seat.x, seat.y, 0.7 * seat.width, seat.height) : Qt.rect(prompt.x + prompt.width - noted, askedFrom, noted, question.height)
    property rect pick: hand
    // Where a new round is announced: on the question, and on the player's own things if no page is in their place.
    readonly property rect announced: Qt.rect(prompt.x, prompt.y, prompt.width, (handPage === "" ? hand.y + hand.height : prompt.y + prompt.height) - prompt.y)
    property rect tabs
    // Where the whole log opens.
    property rect book: tidings

    // The name of a page.
    function title(page: string): string {
        switch (page) {
        case "pick":
            return qsTrId("window-table-pick");
        case "log":
            return qsTrId("window-log-title");
        default:
            return qsTrId(`${titles}-${page}`);
        }
    }

    function overlap(one: rect, other: rect): bool {
        return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;
    }
}
