pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Rococo.Controls
import Rococo.Game
import Rococo.Theme

// What happened last, or around the moment that is shown; choosing it opens the whole log.
AbstractButton {
    id: panel

    required property Log log
    required property Timeline timeline

    function follow() {
        const place = log.placeIn(log.lines, timeline.moment);
        list.positionViewAtIndex(Math.min(place + 1, list.count - 1), ListView.End);
    }

    objectName: "openLog"
    hoverEnabled: true
    activeFocusOnTab: true
    padding: Theme.size.gap
    Accessible.role: Accessible.Button
    Accessible.name: qsTrId("window.log.open")
    Accessible.description: log.latest
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    onHoveredChanged: hovered ? Inspector.look(panel, Keyboard.hint(qsTrId("window.log.open_hint"), "log")) : Inspector.leave(panel)
    onActiveFocusChanged: activeFocus ? Inspector.look(panel, Keyboard.hint(qsTrId("window.log.open_hint"), "log")) : Inspector.leave(panel)

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }

    background: Rectangle {
        radius: Theme.size.radius
        color: Theme.color.ivory
        border.width: panel.hovered ? Theme.size.frame : Theme.size.hair
        border.color: Theme.color.gold
    }

    contentItem: ListView {
        id: list

        interactive: false
        cacheBuffer: 0
        clip: true
        spacing: Theme.size.gapTiny
        model: panel.log.lines

        onCountChanged: Qt.callLater(panel.follow)
        onHeightChanged: Qt.callLater(panel.follow)

        delegate: LogLine {
            required property int moment

            width: list.width - Theme.size.iconLarge
            shown: panel.timeline.past && moment === panel.timeline.moment
            later: moment > panel.timeline.moment
        }
    }

    Glyph {
        anchors.top: parent.top
        anchors.right: parent.right
        anchors.margins: Theme.size.gap
        width: Theme.size.icon
        height: width
        name: "clock"
        tint: panel.hovered || panel.visualFocus ? Theme.color.heading : Theme.color.goldInk
        inner: Theme.color.ivory
    }

    Connections {
        target: panel.timeline

        function onChanged() {
            Qt.callLater(panel.follow);
        }
    }

    FocusRing {
        visible: panel.visualFocus
    }
}
