import QtQuick
import QtQuick.Controls.Basic
import Rococo.Theme

// A box whose content scrolls where it is higher than the box.
Flickable {
    id: area

    readonly property bool scrolls: contentHeight > height + 1
    // How wide the content can be beside the rail.
    readonly property real room: width - Theme.size.gapLarge

    function move(distance: real) {
        contentY = Math.max(0, Math.min(contentHeight - height, contentY + distance));
    }

    contentWidth: width
    clip: scrolls
    interactive: scrolls
    boundsBehavior: Flickable.StopAtBounds

    ScrollBar.vertical: ScrollRail {
        view: area
    }
}
