pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The latest events, or those around the moment on show, in the last lines that fit as a whole; a click
// opens the whole log.
Press {
    id: panel

    required property Log log
    required property Timeline timeline
    // The width of the way into the log, and the room of further items beside it.
    readonly property real way: clock.width
    property real beside: 0
    readonly property real aside: way + beside

    function tell() {
        Pointer.look(panel, Phrases.keyed(qsTrId("window-log-open_hint"), Shortcuts.written.log));
    }

    objectName: "openLog"
    padding: Theme.size.gap
    verticalPadding: Theme.size.gapSmall
    Accessible.name: qsTrId("window-log-open")

    onHoveredChanged: hovered ? Pointer.meet(panel, tell) : Pointer.leave(panel)
    onActiveFocusChanged: activeFocus ? tell() : Pointer.leave(panel)

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
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.rightMargin: panel.aside
            y: {
                let first = 0;
                for (let place = turns.count - 1; place >= 0; place--) {
                    const line = turns.itemAt(place);
                    if (line !== null && height - line.y > lines.height)
                        break;
                    first = -(line?.y ?? 0);
                }
                return first;
            }
            spacing: Theme.size.gapTiny

            Repeater {
                id: turns

                model: panel.log.latestTurns

                delegate: LogLine {
                    required property int moment
                    required pieces

                    log: panel.log
                    width: lines.width - panel.aside
                    shown: panel.timeline.past && moment === panel.timeline.loggedMoment
                    later: moment > panel.timeline.moment
                }
            }
        }
    }

    // It looks like the button beside the news, and lies where that does; here the whole panel leads there.
    Rectangle {
        id: clock

        objectName: "openLogSign"
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.size.gapSmall
        width: Math.max(Theme.size.touch, Theme.size.icon + 2 * Theme.size.gapSmall)
        height: Theme.size.buttonHeight
        radius: Theme.size.radius
        color: panel.hovered || panel.down ? Theme.color.legalFill : Theme.color.parchment
        border.width: Theme.size.hair
        border.color: Theme.color.control

        Glyph {
            anchors.centerIn: parent
            width: Theme.size.icon
            name: "clock"
            tint: Theme.color.ink
            inner: Theme.color.parchment
        }
    }
}
