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

        height: Theme.size.heading
        text: qsTrId("window.branches.title")
        color: Theme.color.heading
        font.pixelSize: Theme.font.body
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
        Accessible.name: heading.text
        Accessible.description: (currentItem as BranchLine)?.text ?? ""
        Keys.onReturnPressed: (currentItem as BranchLine)?.pressed()
        Keys.onEnterPressed: (currentItem as BranchLine)?.pressed()

        delegate: BranchLine {
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
