import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Window
import Table.Theme

// A box whose content scrolls if it is higher than the box; the item that gets the focus comes into
// view.
Flickable {
    id: area

    readonly property bool scrolls: contentHeight > height + 1
    // The width for the content beside the rail.
    readonly property real room: width - Theme.size.gapLarge

    function move(distance: real) {
        contentY = Math.max(0, Math.min(contentHeight - height, contentY + distance));
    }

    readonly property Item focused: Window.activeFocusItem

    function show(item: Item) {
        const top = item.mapToItem(contentItem, 0, 0).y - Theme.size.gapLarge;
        const bottom = top + Math.min(height, item.height + 2 * Theme.size.gapLarge);
        if (top < contentY || bottom > contentY + height)
            move((top < contentY ? top : bottom - height) - contentY);
    }

    function holds(item: Item): bool {
        let above = item;
        while (above && above !== contentItem)
            above = above.parent;
        return above !== null;
    }

    onFocusedChanged: {
        if (scrolls && holds(focused))
            show(focused);
    }

    contentWidth: width
    clip: scrolls
    interactive: scrolls
    boundsBehavior: Flickable.StopAtBounds

    ScrollBar.vertical: ScrollRail {
        view: area
    }
}
