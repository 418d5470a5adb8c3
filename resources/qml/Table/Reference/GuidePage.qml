pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// How to play, in short, and what the signs mean.
ScrollList {
    id: list

    required property Rows guide

    objectName: "guidePage"
    model: guide
    activeFocusOnTab: true
    keyNavigationEnabled: true
    spacing: Theme.size.gap + Theme.size.gapSmall

    delegate: Item {
        id: row

        required property string sign
        required property string text
        readonly property bool heading: sign === ""

        Thing.topic: heading ? "" : "sign." + sign
        Thing.label: text
        anchors.left: parent?.left
        width: list.width - Theme.size.gapHuge
        height: heading ? Theme.size.touch : Math.max(icon.height, words.implicitHeight)
        Accessible.role: heading ? Accessible.Heading : Accessible.ListItem
        Accessible.ignored: !visible || !parent?.enabled
        Accessible.name: text

        Title {
            anchors.left: parent.left
            anchors.bottom: parent.bottom
            visible: row.heading
            text: row.text
            color: Theme.color.heading
        }

        Sign {
            id: icon

            anchors.left: parent.left
            anchors.leftMargin: Theme.size.gapSmall
            visible: !row.heading
            width: Theme.size.icon
            name: row.sign
        }

        Prose {
            id: words

            anchors.left: parent.left
            anchors.leftMargin: Theme.size.iconLarge + Theme.size.gap
            y: Math.max(0, (icon.height - implicitHeight) / 2)
            width: parent.width - anchors.leftMargin
            visible: !row.heading
            text: row.text
            verticalAlignment: Text.AlignTop
        }
    }
}
