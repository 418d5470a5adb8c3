import QtQuick
import Table.Controls

// The latest events: the others' turns until the player acts, then the log.
Item {
    id: tidings

    required property News news
    required property LookBack past
    readonly property Timeline timeline: past.timeline

    NewsPanel {
        id: latest

        visible: tidings.news.rows.count > 0 && !tidings.timeline.past
        anchors.fill: parent
        news: tidings.news
        past: tidings.past
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
