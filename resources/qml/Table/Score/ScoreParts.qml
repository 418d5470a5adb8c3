pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The summands of one item of the score, player by player.
Slip {
    id: panel

    required property string heading
    required property string picture
    required property Rows parts

    radius: Theme.size.radius

    Picture {
        id: sign

        x: Theme.size.gapLarge
        y: Theme.size.gap
        width: path !== "" ? Theme.size.bigButtonHeight : 0
        height: Theme.size.bigButtonHeight
        path: panel.picture
    }

    Title {
        id: title

        x: sign.x + sign.width + Theme.size.gap
        y: sign.y
        width: parent.width - x - Theme.size.gapLarge
        height: sign.height
        text: panel.heading
        color: Theme.color.heading
        font.pixelSize: Theme.font.title
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
            implicitHeight: Math.max(Theme.size.touch, words.implicitHeight)
            Accessible.role: Accessible.ListItem
            Accessible.name: text

            Emblem {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.size.iconLarge
                seat: part.seat
            }

            Prose {
                id: words

                x: Theme.size.iconLarge + Theme.size.gap
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - x
                text: part.text
                font.pixelSize: Theme.font.large
            }
        }
    }

    Words {
        x: Theme.size.gapLarge
        anchors.top: title.bottom
        visible: panel.parts.count === 0
        text: qsTrId("window-score-nothing")
        color: Theme.color.inkSoft
    }
}
