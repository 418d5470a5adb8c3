import QtQuick
import Table.Controls
import Table.Program

// The pages of a table: the one on show, and those on which something can be chosen.
QtObject {
    id: paging

    required property FocusWalker walker
    required property Arrangement places
    property list<Region> parts
    // Whether the whole log covers the place where it opens.
    property bool reading: false
    property string page: ""
    property list<string> calling: []

    // Turns to the page that contains something.
    function reveal(item: Item) {
        let part = item;
        while (part && !(part as Region)?.page)
            part = part.parent;
        if (part)
            page = (part as Region).page;
    }

    // Turns to a page with something to choose, unless this one has some.
    function turn() {
        calling = places.pages.filter(page => parts.some(part => part.page === page && walker.choosable(part)));
        if (!places.pages.includes(page))
            page = places.pages[0] ?? "";
        if (calling.length > 0 && !calling.includes(page))
            page = calling[0];
    }

    onPlacesChanged: Qt.callLater(turn)
}
