pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// Notices to people, without blocking anything: at the table the newest one has the ``place`` that the
// question leaves to it, elsewhere they are on the heading. A long notice scrolls in its place, and stays while it is read.
Column {
    id: strip

    required property Notices notices
    required property bool atTable
    required property rect place
    readonly property bool placed: atTable && place.width > 0

    x: placed ? place.x : (parent.width - width) / 2
    y: placed ? place.y + (place.height - height) / 2 : Theme.size.topBar
    width: placed ? place.width : Theme.size.notice

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
            height: strip.placed ? strip.place.height : Math.max(Theme.size.rowHeight, reading.height + 2 * Theme.size.gap)
            color: Theme.color.parchment
            Accessible.role: Accessible.AlertMessage
            Accessible.ignored: !visible || !parent?.enabled
            Accessible.name: text

            // A press on it is none for what lies below.
            Cover {}

            Keys.onUpPressed: reading.move(-line.height)
            Keys.onDownPressed: reading.move(line.height)

            FontMetrics {
                id: line

                font: words.font
            }

            ScrollArea {
                id: reading

                anchors.left: parent.left
                anchors.right: close.left
                anchors.leftMargin: Theme.size.gapLarge
                anchors.rightMargin: Theme.size.gapSmall
                anchors.verticalCenter: parent.verticalCenter
                height: Math.min(words.implicitHeight, Math.ceil((strip.atTable ? 4 : 6) * line.height))
                contentHeight: words.implicitHeight

                Prose {
                    id: words

                    anchors.left: parent.left
                    width: reading.room
                    text: notice.text
                }
            }

            HoverHandler {
                id: pointer
            }

            GiltButton {
                id: close

                anchors.right: parent.right
                anchors.rightMargin: Theme.size.gapSmall
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.size.touch
                height: Theme.size.touch
                horizontalPadding: 0
                text: qsTrId("window-notice-dismiss")
                sign: "close"
                display: GiltButton.IconOnly

                onClicked: strip.notices.dismiss(notice.key)
            }

            Timer {
                interval: Math.max(Theme.motion.notice, notice.text.length * Theme.motion.letter)
                running: !pointer.hovered && !close.activeFocus

                onTriggered: strip.notices.dismiss(notice.key)
            }
        }
    }
}
