import QtQuick
import Table.Theme

// Where the parts of the table lie, in pixels. Parts with a page share their place with others, of
// which only those of one page are seen.
QtObject {
    id: places

    required property real width
    required property real height
    required property int seats
    // How high the question is.
    required property real asking

    readonly property real gap: Theme.size.gap
    readonly property real panel: (width - Theme.size.column - Theme.size.rowHeight - (seats + 1) * gap) / Math.max(1, seats)
    readonly property real playersHeight: panel < Theme.size.slimPanel ? Theme.size.slimBar : Theme.size.topBar

    property list<string> pages: []
    // The page of each part; empty for what is always seen.
    property string tidingsPage: ""
    property string handPage: ""

    property bool whole: false
    property rect players: Qt.rect(0, 0, width, playersHeight)
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
}
