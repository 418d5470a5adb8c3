pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The latest events: the others' turns until the player acts, then the log.
Item {
    id: tidings

    required property News news
    required property LookBack past
    readonly property Timeline timeline: past.timeline

    // The others' turns since the player's last one, a line each; it stays until the player acts.
    component NewsPanel: Panel {
        id: newsPanel

        readonly property int count: tidings.news.rows.count
        // As few columns as have room for all lines; if there are more, the last lines are visible.
        readonly property int room: Math.max(1, Math.floor(list.height / Theme.size.newsLine))
        readonly property int columns: Math.min(3, Math.max(1, Math.ceil(count / room)))
        // The number of earlier turns above.
        readonly property int earlier: Math.max(0, count - room * columns)
        // Further items beside the way into the log, and where they begin.
        property real beside: 0
        readonly property real besideRight: log.width + 2 * Theme.size.gapSmall
        readonly property int lines: Math.max(1, Math.min(room, Math.ceil(count / columns)))

        objectName: "news"
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTrId("window.news.title")

        GridView {
            id: list

            // For why not once the table is left, see the log.
            function follow() {
                if (Window.window)
                    positionViewAtEnd();
            }

            anchors.left: parent.left
            anchors.right: log.left
            anchors.top: parent.top
            anchors.bottom: parent.bottom
            anchors.margins: Theme.size.gapTiny
            anchors.rightMargin: Theme.size.gapSmall + newsPanel.beside
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            interactive: contentHeight > height
            cellWidth: width / newsPanel.columns
            cellHeight: newsPanel.earlier > 0 ? height / newsPanel.lines : Math.min(Theme.size.portrait + Theme.size.gap, height / newsPanel.lines)
            cacheBuffer: 1000
            model: tidings.news.rows

            onCountChanged: Qt.callLater(list.follow)

            delegate: NewsLine {
                width: list.cellWidth
                height: list.cellHeight
                alone: newsPanel.columns === 1
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

        GiltButton {
            id: log

            objectName: "openLog"
            anchors.right: parent.right
            anchors.rightMargin: Theme.size.gapSmall
            anchors.verticalCenter: parent.verticalCenter
            anchors.verticalCenterOffset: earlierNews.visible ? earlierNews.height / 2 : 0
            text: qsTrId("window.log.open")
            hint: Phrases.keyed(qsTrId("window.log.open_hint"), Shortcuts.written.log)
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
        text: qsTrId("window.branches.open")
        hint: Phrases.keyed(qsTrId("window.branches.open_hint"), Shortcuts.written.branch_on)
        sign: "branch"
        display: GiltButton.IconOnly
        horizontalPadding: Theme.size.gapSmall

        onClicked: tidings.past.openLog()
    }
}
