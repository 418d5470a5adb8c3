pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Controls
import Rococo.Game
import Rococo.Theme

// What people should know, without standing in their way.
Column {
    id: strip

    required property Rows notices

    signal dismissed(key: int)

    spacing: Theme.size.gapSmall

    Repeater {
        model: strip.notices

        delegate: Panel {
            id: notice

            required property int key
            required property string text

            width: Theme.size.notice
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
                maximumLineCount: 6
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
