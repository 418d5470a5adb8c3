pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The summands of one item of the score, player by player; no higher than they are.
Slip {
    id: panel

    // The room for it.
    required property real most

    required property string heading
    required property Rows parts

    radius: Theme.size.radius
    height: Math.min(most, title.y + title.height + Math.max(list.contentHeight, Theme.size.rowHeight) + Theme.size.gapLarge)

    Title {
        id: title

        x: Theme.size.gapLarge
        y: Theme.size.gap
        width: parent.width - 2 * x
        height: Theme.size.buttonHeight
        text: panel.heading
        color: Theme.color.heading
    }

    ScrollList {
        id: list

        objectName: "scoreParts"
        anchors.top: title.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.size.gapLarge
        anchors.topMargin: 0
        model: panel.parts
        Accessible.name: panel.heading

        delegate: Item {
            id: part

            required property int seat
            required property string text

            width: list.width - Theme.size.gapLarge
            implicitHeight: Math.max(Theme.size.icon, words.implicitHeight)
            Accessible.role: Accessible.ListItem
            Accessible.name: text

            Emblem {
                seat: part.seat
            }

            Prose {
                id: words

                x: Theme.size.iconLarge
                width: parent.width - x
                text: part.text
            }
        }
    }

    Words {
        x: Theme.size.gapLarge
        anchors.top: title.bottom
        visible: panel.parts.count === 0
        text: qsTrId("window.score.nothing")
        color: Theme.color.inkSoft
    }
}
