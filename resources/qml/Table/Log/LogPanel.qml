pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The latest events, or those around the moment on show, in the last lines that fit as a whole; a click
// opens the whole log.
Press {
    id: panel

    required property Log log
    required property Timeline timeline

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
            anchors.rightMargin: Theme.size.iconLarge
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
                    width: lines.width - Theme.size.iconLarge
                    shown: panel.timeline.past && moment === panel.timeline.loggedMoment
                    later: moment > panel.timeline.moment
                }
            }
        }
    }

    Glyph {
        anchors.top: parent.top
        anchors.right: parent.right
        anchors.margins: Theme.size.gap
        width: Theme.size.icon
        name: "clock"
        tint: panel.hovered || panel.visualFocus ? Theme.color.heading : Theme.color.goldInk
    }
}
