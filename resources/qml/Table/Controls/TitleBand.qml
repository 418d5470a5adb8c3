pragma ComponentBehavior: Bound

import QtQuick
import Table.Theme

// The head of a sheet: a band of damask with the title between flourishes, over a gilt ledge.
Rectangle {
    id: band

    required property string title
    // Where something else begins, beside the title.
    required property real end

    // The room on either side of the title.
    readonly property real aside: Math.min(heading.anchors.leftMargin - start, end - heading.anchors.leftMargin - heading.width) - 2 * Theme.size.gapLarge
    readonly property real start: Theme.size.gapHuge

    component Flourish: Picture {
        anchors.verticalCenter: parent.verticalCenter
        visible: band.aside > Theme.size.flourish / 3
        width: Math.min(band.aside, 0.8 * Theme.size.flourish)
        height: width * 2 / 15
        path: "frame/flourish"
    }

    color: Theme.color.duckEgg

    Damask {
        anchors.fill: parent
        tint: Theme.color.ink
        opacity: 0.11
    }

    Title {
        id: heading

        objectName: "dialogTitle"
        // In the middle if there is room.
        anchors.left: parent.left
        anchors.leftMargin: Math.max(band.start, Math.min((band.width - width) / 2, band.end - Theme.size.gapLarge - width))
        width: Math.min(Math.ceil(implicitWidth), band.end - Theme.size.gapLarge - band.start)
        height: parent.height
        text: band.title
        color: Theme.color.heading
        font.pixelSize: Theme.font.heading
    }

    Flourish {
        anchors.right: heading.left
        anchors.rightMargin: Theme.size.gapLarge
    }

    Flourish {
        anchors.left: heading.right
        anchors.leftMargin: Theme.size.gapLarge
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.size.ring
        color: Theme.color.gilt
        border.width: Theme.size.hair / 2
        border.color: Theme.color.giltDeep
    }
}
