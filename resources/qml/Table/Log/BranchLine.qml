import QtQuick
import Table.Controls

// A branch of the game: how it departs, who decided so, and how much was taken back with it.
Item {
    id: branch

    required property int index
    required property int key
    required property int depth
    required property string text
    required property string length
    required property int seat
    required property string sign
    required property bool shown
    property bool current: false
    readonly property string told: length === "" ? text : `${text} (${length})`

    signal pressed

    objectName: `branch:${key}`
    implicitHeight: Math.max(Theme.size.touch, line.implicitHeight)
    Accessible.role: Accessible.Button
    Accessible.name: told
    Accessible.onPressAction: pressed()

    HoverHandler {
        id: hover

        cursorShape: Qt.PointingHandCursor
    }

    TapHandler {
        onTapped: branch.pressed()
    }

    Rectangle {
        anchors.fill: parent
        visible: hover.hovered && !branch.shown
        radius: Theme.size.radiusSmall
        color: Theme.color.duckEggLight
    }

    // The line of the game, from which the branches grow.
    Rectangle {
        x: Theme.size.gap + branch.depth * Theme.size.gapLarge - Theme.size.gapLarge
        width: Theme.size.ring
        height: parent.height
        visible: branch.depth > 0
        color: Theme.color.gold

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.size.gapLarge
            height: Theme.size.ring
            color: Theme.color.gold
        }
    }

    LogLine {
        id: line

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.size.gap + branch.depth * Theme.size.gapLarge
        height: parent.height
        text: branch.told
        seat: branch.seat
        sign: branch.sign
        heading: false
        topic: ""
        shown: branch.shown
    }

    FocusRing {
        anchors.margins: 0
        visible: branch.current
    }
}
