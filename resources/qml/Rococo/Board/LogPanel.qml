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

    function tell() {
        if (hovered || activeFocus)
            Inspector.explain(panel, Keyboard.hint(qsTrId("window.log.open_hint"), "log"), log.since);
        else
            Inspector.leave(panel);
    }

    objectName: "openLog"
    hoverEnabled: true
    activeFocusOnTab: true
    padding: Theme.size.gap
    Accessible.role: Accessible.Button
    Accessible.name: qsTrId("window.log.open")
    Accessible.description: log.since
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    onHoveredChanged: tell()
    onActiveFocusChanged: tell()

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }

    background: Rectangle {
        radius: Theme.size.radius
        color: Theme.color.ivory
        border.width: panel.hovered ? Theme.size.frame : Theme.size.hair
        border.color: Theme.color.gold
    }

    contentItem: Item {
        id: lines

        objectName: "latestLines"
        clip: true

        Column {
            id: told

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.rightMargin: Theme.size.iconLarge
            y: height > lines.height ? lines.height - height : 0
            spacing: Theme.size.gapTiny

            Repeater {
                model: panel.log.latestTurns

                delegate: LogLine {
                    required property int moment

                    width: lines.width - Theme.size.iconLarge
                    shown: panel.timeline.past && moment === panel.timeline.moment
                    later: moment > panel.timeline.moment
                }
            }
        }
    }

    Rectangle {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.size.frame
        visible: told.height > lines.height
        height: Theme.size.gapLarge
        radius: Theme.size.radius
        gradient: Gradient {
            GradientStop {
                position: 0.4
                color: Theme.color.ivory
            }
            GradientStop {
                position: 1
                color: Theme.color.clear
            }
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

    FocusRing {
        visible: panel.visualFocus
    }
}
