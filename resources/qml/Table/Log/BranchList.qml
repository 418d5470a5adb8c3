pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// Decisions taken back, as a small tree: the game as it is, and under it each branch, by the line of the
// log where it departs. Choosing one shows its end.
Item {
    id: branches

    required property Timeline timeline

    implicitHeight: heading.height + list.contentHeight + Theme.size.gap
    visible: timeline.branches.count > 0

    Title {
        id: heading

        anchors.left: parent.left
        height: Theme.size.heading
        text: qsTrId("window-branches-title")
        color: Theme.color.heading
        font.pixelSize: Theme.font.body
    }

    // A branch of the game: how it departs, who decided so, and how much was taken back with it.
    component BranchLine: LogChoice {
        id: branch

        required property int key
        required property int depth
        required shown

        objectName: `branch:${key}`
        heading: false
        topic: ""
        before: Theme.size.gap + depth * Theme.size.gapLarge
        Accessible.name: text

        // The line of the game, from which the branches grow.
        Rectangle {
            anchors.left: parent.left
            anchors.leftMargin: branch.before - Theme.size.gapLarge
            width: Theme.size.ring
            height: parent.height
            visible: branch.depth > 0
            color: Theme.color.gold

            Rectangle {
                anchors.left: parent.left
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.size.gapLarge
                height: Theme.size.ring
                color: Theme.color.gold
            }
        }
    }

    ScrollList {
        id: list

        objectName: "branchList"
        anchors.top: heading.bottom
        width: parent.width
        anchors.bottom: parent.bottom
        activeFocusOnTab: true
        spacing: 0
        model: branches.timeline.branches
        told: heading.text
        Keys.onReturnPressed: (currentItem as BranchLine)?.pressed()
        Keys.onEnterPressed: (currentItem as BranchLine)?.pressed()

        delegate: BranchLine {
            view: list
            anchors.left: parent?.left
            width: list.width - Theme.size.gapLarge
            current: ListView.isCurrentItem && list.activeFocus

            onShownChanged: {
                if (shown)
                    list.currentIndex = index;
            }
            onPressed: branches.timeline.walkToBranch(key)
        }
    }
}
