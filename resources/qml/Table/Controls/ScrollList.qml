import QtQuick
import QtQuick.Controls.Basic
import Table.Theme

// A long list that scrolls inside its own box; the item that gets the focus comes into view. If Tab leads
// to the list itself, the arrows choose a row; otherwise they move among the items in the rows.
ListView {
    id: list

    clip: true
    keyNavigationEnabled: activeFocusOnTab
    boundsBehavior: Flickable.StopAtBounds
    spacing: Theme.size.gapSmall
    highlightMoveDuration: 0
    highlightResizeDuration: 0
    Accessible.role: Accessible.List

    ScrollBar.vertical: ScrollRail {
        view: list
    }

    InView {
        view: list
    }
}
