pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Controls
import Rococo.Game
import Rococo.Theme

// What happened, in sentences; the newest line is at the bottom.
Rectangle {
    id: panel

    required property Log log

    radius: Theme.size.radius
    color: Theme.color.ivory
    border.width: Theme.size.hair
    border.color: Theme.color.gold

    ScrollList {
        id: list

        property bool following: true

        anchors.fill: parent
        anchors.margins: Theme.size.gap
        spacing: Theme.size.gapTiny
        model: panel.log.lines
        Accessible.name: qsTrId("window.log.title")

        onCountChanged: Qt.callLater(positionViewAtEnd)
        onHeightChanged: Qt.callLater(positionViewAtEnd)

        delegate: Item {
            id: line

            required property string text
            required property int seat
            required property bool heading

            width: list.width - Theme.size.gapLarge
            implicitHeight: words.implicitHeight
            Accessible.role: Accessible.ListItem
            Accessible.name: text

            Emblem {
                y: Theme.size.gapTiny / 2
                width: Theme.size.iconTiny
                seat: line.seat
            }

            Words {
                id: words

                x: line.heading ? 0 : Theme.size.badge
                width: parent.width - x
                text: line.text
                font.family: line.heading ? Theme.font.serif : Theme.font.sans
                font.pixelSize: line.heading ? Theme.font.body : Theme.font.small
                font.bold: line.heading
                color: line.heading ? Theme.color.curtain : Theme.color.ink
                wrapMode: Text.Wrap
            }
        }
    }
}
