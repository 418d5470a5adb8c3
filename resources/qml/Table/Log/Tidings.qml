pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Lessons

// The latest events: the others' turns until the player acts, then the log.
Item {
    id: tidings

    required property News news
    required property LookBack past
    // Whether the scores so far are shown.
    required property bool estimates
    readonly property Timeline timeline: past.timeline

    // The others' turns since the player's last one, a line each; it stays until the player acts.
    component NewsPanel: Panel {
        id: newsPanel

        readonly property int count: turns.count
        // As few columns as have room for all lines; a line that needs it spans several, or is higher. If there
        // are more, the last ones are visible.
        readonly property int room: Math.max(1, Math.floor(list.height / Theme.size.newsLine))
        readonly property int columns: Math.min(3, Math.max(1, Math.ceil(count / room)))
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
        // Further items beside the way into the log, and where they begin.
        property real beside: 0
        readonly property real besideRight: log.width + 2 * Theme.size.gapSmall + (again.visible ? again.width + Theme.size.gapSmall : 0)

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
            anchors.rightMargin: Theme.size.gapSmall + newsPanel.beside
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
            anchors.rightMargin: Theme.size.gapSmall
            anchors.verticalCenter: log.verticalCenter
            game: tidings.past.game
            display: GiltButton.IconOnly
            horizontalPadding: Theme.size.gapSmall
        }

        GiltButton {
            id: log

            objectName: "openLog"
            anchors.right: parent.right
            anchors.rightMargin: Theme.size.gapSmall
            anchors.verticalCenter: parent.verticalCenter
            anchors.verticalCenterOffset: earlierNews.visible ? earlierNews.height / 2 : 0
            text: qsTrId("window-log-open")
            hint: Phrases.keyed(qsTrId("window-log-open_hint"), Shortcuts.written.log)
            sign: "clock"
            display: GiltButton.IconOnly
            horizontalPadding: Theme.size.gapSmall

            onClicked: tidings.past.openLog()
        }
    }

    NewsPanel {
        id: latest

        visible: tidings.news.rows.count > 0 && !tidings.timeline.past
        anchors.fill: parent
        beside: branches.visible ? branches.width + Theme.size.gapSmall : 0
    }

    LogPanel {
        visible: !latest.visible
        anchors.fill: parent
        anchors.rightMargin: branches.visible ? branches.width + Theme.size.gapSmall : 0
        log: tidings.past.game.log
        timeline: tidings.timeline

        onClicked: tidings.past.openLog()
    }

    GiltButton {
        id: branches

        objectName: "openBranches"
        anchors.right: parent.right
        anchors.rightMargin: latest.visible ? latest.besideRight : 0
        y: latest.visible ? (parent.height - height) / 2 : parent.height - height
        visible: tidings.timeline.branches.count > 0
        text: qsTrId("window-branches-open")
        hint: Phrases.keyed(qsTrId("window-branches-open_hint"), Shortcuts.written.branch_on)
        sign: "branch"
        display: GiltButton.IconOnly
        horizontalPadding: Theme.size.gapSmall

        onClicked: tidings.past.openLog()
    }
}
