pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Lessons

// The latest events: the others' turns until the player acts, then the log. Sentences stay until the turn ends, for somebody
// who learns reads them while acting.
Item {
    id: tidings

    required property News news
    required property LookBack past
    // Whether the scores so far are shown.
    required property bool estimates
    readonly property Timeline timeline: past.timeline
    readonly property real beside: branches.visible ? branches.width + Theme.size.gapSmall : 0

    // The others' turns since the player's last one, a line each.
    component NewsPanel: Panel {
        id: newsPanel

        readonly property int count: turns.count
        // Whether sentences stand for the pictures, one below the other.
        readonly property bool spelled: tidings.past.game.tutors.spells
        // As few columns as have room for all lines; a line that needs it spans several, or is higher. If there
        // are more, the last ones are visible.
        readonly property int room: Math.max(1, Math.floor(list.height / Theme.size.newsLine))
        readonly property int columns: spelled ? 1 : Math.min(3, Math.max(1, Math.ceil(count / room)))
        readonly property real cell: Math.floor(list.width / columns)
        // The height of all lines, in those of the lowest, and of each.
        readonly property int units: {
            let sum = 0, left = 0, deep = 0;
            for (let place = 0; place < count; place++) {
                const line = turns.itemAt(place) as NewsLine;
                const span = line?.span ?? 1;
                if (span > left) {
                    sum += deep;
                    left = columns;
                    deep = 0;
                }
                left -= span;
                deep = Math.max(deep, line?.deep ?? 1);
            }
            return Math.max(1, sum + deep);
        }
        readonly property real unit: Math.floor(Math.min(units > room ? list.height : Theme.size.portrait + Theme.size.gap, list.height / Math.min(room, units)))
        // The number of earlier turns above.
        readonly property int earlier: {
            let first = count;
            while (first > 0 && flow.height - (turns.itemAt(first - 1)?.y ?? 0) <= list.height)
                first--;
            return first;
        }
        // The room of further items beside the way into the log.
        property real beside: 0

        objectName: "news"
        Accessible.role: Accessible.Grouping
        Accessible.ignored: !visible || !parent?.enabled
        Accessible.name: qsTrId("window-news-title")

        Item {
            id: list

            anchors.left: parent.left
            anchors.right: again.visible ? again.left : log.left
            anchors.top: parent.top
            anchors.bottom: parent.bottom
            anchors.margins: Theme.size.gapTiny
            anchors.rightMargin: Theme.size.gapSmall + (again.visible ? 0 : newsPanel.beside)
            clip: true

            Flow {
                id: flow

                y: -(turns.itemAt(newsPanel.earlier)?.y ?? 0)
                width: parent.width

                Repeater {
                    id: turns

                    model: tidings.news.rows

                    delegate: NewsLine {
                        required property int index

                        enabled: index >= newsPanel.earlier
                        estimates: tidings.estimates
                        onTapped: tidings.timeline.replay(first, last)
                        spelled: newsPanel.spelled
                        columns: newsPanel.columns
                        cell: newsPanel.cell
                        unit: newsPanel.unit
                        size: Math.min(Theme.size.touch, list.height / Math.min(newsPanel.room, 2 * newsPanel.count))
                    }
                }
            }
        }

        Figure {
            id: earlierNews

            objectName: "earlierNews"
            anchors.horizontalCenter: log.horizontalCenter
            anchors.bottom: log.top
            visible: newsPanel.earlier > 0
            text: `+${newsPanel.earlier}`
        }

        TellAgain {
            id: again

            anchors.right: log.left
            anchors.rightMargin: Theme.size.gapSmall + newsPanel.beside
            anchors.verticalCenter: log.verticalCenter
            game: tidings.past.game
            display: GiltButton.IconOnly
            horizontalPadding: Theme.size.gapSmall
        }

        OpenLog {
            id: log

            objectName: "openLog"

            onClicked: tidings.past.openLog()
        }
    }

    NewsPanel {
        id: latest

        visible: tidings.news.rows.count > 0 && !tidings.timeline.past && (spelled || !tidings.news.acting)
        anchors.fill: parent
        beside: tidings.beside
    }

    LogPanel {
        id: book

        visible: !latest.visible
        anchors.fill: parent
        beside: tidings.beside
        log: tidings.past.game.log
        timeline: tidings.timeline

        onClicked: tidings.past.openLog()
    }

    // Beside the way into the log, whatever is told.
    GiltButton {
        id: branches

        objectName: "openBranches"
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.size.gapSmall
        anchors.rightMargin: book.way + 2 * Theme.size.gapSmall
        visible: tidings.timeline.branches.count > 0
        text: qsTrId("window-branches-open")
        hint: Phrases.keyed(qsTrId("window-branches-open_hint"), Shortcuts.written.branch_on)
        sign: "branch"
        display: GiltButton.IconOnly
        horizontalPadding: Theme.size.gapSmall

        onClicked: tidings.past.openLog()
    }
}
