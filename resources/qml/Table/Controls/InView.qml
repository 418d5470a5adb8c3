import QtQuick
import Table.Theme

// Scrolls a view so that the item with the focus is in it, and no further if the view gets another height.
Item {
    id: eye

    required property Flickable view
    readonly property Item focused: Window.activeFocusItem

    function move(distance: real) {
        const last = Math.max(0, view.contentHeight - view.height);
        view.contentY = Math.max(view.originY, Math.min(view.originY + last, view.contentY + distance));
    }

    function show(item: Item) {
        const top = item.mapToItem(view.contentItem, 0, 0).y - Theme.size.gapHuge;
        const bottom = top + Math.min(view.height, item.height + 2 * Theme.size.gapHuge);
        if (top < view.contentY || bottom > view.contentY + view.height)
            move((top < view.contentY ? top : bottom - view.height) - view.contentY);
    }

    function holds(item: Item): bool {
        let above = item;
        while (above && above !== view.contentItem)
            above = above.parent;
        return above !== null;
    }

    function follow() {
        if (focused && holds(focused))
            show(focused);
    }

    // Columns have their height only when they are laid out.
    function later() {
        pause.restart();
    }

    onFocusedChanged: follow()

    Timer {
        id: pause

        interval: 0

        onTriggered: eye.follow()
    }

    Connections {
        target: eye.view

        function onHeightChanged() {
            if (eye.focused && eye.holds(eye.focused))
                eye.view.contentY = eye.view.originY;
            eye.later();
        }
    }
}
