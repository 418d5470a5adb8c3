import QtQuick
import Table.Controls
import Table.Program

// A line of the whole log that can be chosen, under the turn or phase that begins with it.
Item {
    id: entry

    required property string text
    required property int seat
    required property string sign
    required property bool heading
    required property int moment
    required property string group
    required property string topic
    property bool shown: false
    property bool later: false
    property bool current: false

    signal pressed

    Thing.topic: topic
    Thing.label: text
    implicitHeight: title.height + line.height
    objectName: "line:" + moment
    Accessible.role: Accessible.Button
    Accessible.name: group === "" ? text : Phrases.filled(qsTrId("window.told"), [group, text])
    Accessible.onPressAction: pressed()

    HoverHandler {
        id: hover

        cursorShape: Qt.PointingHandCursor
    }

    TapHandler {
        onTapped: entry.pressed()
    }

    Title {
        id: title

        x: Theme.size.gap
        width: parent.width - x
        height: visible ? Theme.size.heading : 0
        visible: entry.group !== ""
        text: entry.group
        color: Theme.color.goldInk
        font.pixelSize: Theme.font.body
        verticalAlignment: Text.AlignBottom
    }

    LogLine {
        id: line

        x: Theme.size.ring
        anchors.bottom: parent.bottom
        width: parent.width - 2 * x
        height: Math.max(Theme.size.touch, implicitHeight)
        text: entry.text
        seat: entry.seat
        sign: entry.sign
        heading: entry.heading
        topic: entry.topic
        shown: entry.shown
        later: entry.later && !hover.hovered

        Rectangle {
            anchors.fill: parent
            visible: hover.hovered && !entry.shown
            radius: Theme.size.radiusSmall
            color: Theme.color.duckEggLight
            z: -1
        }
    }

    FocusRing {
        anchors.margins: 0
        visible: entry.current
    }
}
