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

    // As it stands beside the news, too; here the whole panel leads there.
    OpenLog {
        id: clock

        activeFocusOnTab: false
        Accessible.ignored: true

        onClicked: panel.clicked()
    }
}
