import QtQuick
import Table.Controls

// The pages of a table: the one on show, and those on which something can be chosen.
QtObject {
    required property FocusWalker walker
    required property Arrangement places
    property list<Region> parts
    // Whether the whole log covers the place where it opens.
    property bool reading: false
    property string page: ""
    // The last two pages on show, the latest last.
    property list<string> seen: ["", ""]
    property list<string> calling: []
    readonly property list<string> pages: places.pages
    // The page of what lies nowhere else, as long as there is one: it is turned to as it comes.
    readonly property string pick: places.picks[0] ?? ""

    // Turns to the page that contains something.
    function reveal(item: Item) {
        page = walker.page(item) || page;
    }

    // Turns to a page with something to choose, unless this one has some.
    function turn() {
        calling = places.pages.filter(page => parts.some(part => part.page === page && walker.choosable(part)));
        if (!places.pages.includes(page))
            page = places.pages.includes(seen[0]) ? seen[0] : places.pages[0] ?? "";
        if (calling.length > 0 && !calling.includes(page))
            page = calling[0];
    }

    onPageChanged: seen = [seen[1], page]
    onPickChanged: {
        if (pick !== "")
            page = pick;
    }
    onPlacesChanged: Qt.callLater(turn)
    onPagesChanged: Qt.callLater(turn)
}
