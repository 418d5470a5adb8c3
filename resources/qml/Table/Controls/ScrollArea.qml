import QtQuick
import QtQuick.Controls.Basic
import Table.Theme

// A box whose content scrolls if it is higher than the box; the item that gets the focus comes into
// view.
Flickable {
    id: area

    readonly property bool scrolls: contentHeight > height + 1
    // The width for the content beside the rail.
    readonly property real room: width - Theme.size.gapLarge

    function move(distance: real) {
        eye.move(distance);
    }

    function show(item: Item) {
        eye.show(item);
    }

    onContentHeightChanged: eye.later()

    contentWidth: width
    clip: scrolls
    interactive: scrolls
    boundsBehavior: Flickable.StopAtBounds

    ScrollBar.vertical: ScrollRail {
        view: area
    }

    InView {
        id: eye

        view: area
    }
}
