pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The others' turns since the player's last one, a line each; it stays until the player acts.
Panel {
    id: panel

    required property News news
    required property LookBack past
    readonly property int count: news.rows.count
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
        anchors.rightMargin: Theme.size.gapSmall + panel.beside
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height
        cellWidth: width / panel.columns
        cellHeight: panel.earlier > 0 ? height / panel.lines : Math.min(Theme.size.portrait + Theme.size.gap, height / panel.lines)
        cacheBuffer: 1000
        model: panel.news.rows

        onCountChanged: Qt.callLater(list.follow)

        delegate: NewsLine {
            width: list.cellWidth
            height: list.cellHeight
            alone: panel.columns === 1
        }
    }

    Words {
        id: earlierNews

        objectName: "earlierNews"
        anchors.horizontalCenter: log.horizontalCenter
        anchors.bottom: log.top
        visible: panel.earlier > 0
        text: `+${panel.earlier}`
        font.pixelSize: Theme.font.small
        font.bold: true
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

        onClicked: panel.past.openLog()
    }
}
