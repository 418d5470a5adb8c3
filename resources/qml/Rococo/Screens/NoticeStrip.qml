pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Controls
import Rococo.Game
import Rococo.Theme

// What people should know, without standing in their way: at the table it lies on the log, the
// newest alone, elsewhere on the heading.
Column {
    id: strip

    required property Rows notices
    required property bool atTable

    x: atTable ? parent.width - Theme.size.gap - width : (parent.width - width) / 2
    y: atTable ? parent.height - Theme.size.handArea - Theme.size.promptBar - 3 * Theme.size.gap - height : Theme.size.topBar
    width: atTable ? Theme.size.sideWidth : Theme.size.notice

    signal dismissed(key: int)

    spacing: Theme.size.gapSmall

    Repeater {
        model: strip.notices

        delegate: Panel {
            id: notice

            required property int key
            required property string text
            required property int index

            objectName: "notice"
            width: strip.width
            visible: !strip.atTable || index === strip.notices.count - 1
            height: Math.max(Theme.size.rowHeight, words.implicitHeight + 2 * Theme.size.gap)
            color: Theme.color.parchment
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text

            Words {
                id: words

                anchors.left: parent.left
                anchors.right: close.left
                anchors.leftMargin: Theme.size.gapLarge
                anchors.verticalCenter: parent.verticalCenter
                text: notice.text
                wrapMode: Text.Wrap
                maximumLineCount: strip.atTable ? 3 : 6
            }

            GiltButton {
                id: close

                anchors.right: parent.right
                anchors.rightMargin: Theme.size.gapSmall
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.size.touch
                height: Theme.size.touch
                leftPadding: 0
                rightPadding: 0
                text: qsTrId("window.notice.dismiss")
                sign: "close"
                display: GiltButton.IconOnly

                onClicked: strip.dismissed(notice.key)
            }

            Timer {
                interval: Theme.motion.notice
                running: true

                onTriggered: strip.dismissed(notice.key)
            }
        }
    }
}
