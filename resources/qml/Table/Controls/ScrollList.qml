import QtQuick
import QtQuick.Controls.Basic
import Table.Program
import Table.Theme

// A long list that scrolls inside its own box; the item that gets the focus comes into view. If Tab leads
// to the list itself, the arrows choose a row; otherwise they move among the items in the rows.
ListView {
    id: list

    // Its name for a screen reader, and what it is.
    required property string told
    property int role: Accessible.List
    readonly property bool unheard: !visible || !parent?.enabled

    // The place of a row among all, for a screen reader; nothing of an only one.
    function placed(index: int): string {
        return count > 1 ? Texts.say("lesson-step", {number: index + 1, n: count}) : "";
    }

    // Rows are made as they come into sight, in any order.
    function sort() {
        order.sort(contentItem);
    }

    clip: true
    cacheBuffer: 0  // of the rows that Qt makes ahead, one is lost to screen readers
    keyNavigationEnabled: activeFocusOnTab
    boundsBehavior: Flickable.StopAtBounds
    spacing: Theme.size.gapSmall
    highlightMoveDuration: 0
    highlightResizeDuration: 0
    Accessible.ignored: true

    // The list itself has the focus whenever one of its rows has.
    Binding {
        list.contentItem.Accessible.role: list.role
        list.contentItem.Accessible.name: list.told
        list.contentItem.Accessible.ignored: list.unheard
    }

    ReadingOrder {
        id: order
    }

    Connections {
        target: list.contentItem

        function onChildrenChanged() {
            Qt.callLater(list.sort);
        }
    }

    ScrollBar.vertical: ScrollRail {
        view: list
    }

    InView {
        view: list
    }
}
