import QtQuick
import Table.Controls

// A line of the log: its player, its kind, and the sentence; pale and in italics if it came after the
// moment on show. Under the pointer, the places that it names light up on the table.
Item {
    id: line

    required property string text
    required property int seat
    required property string sign
    required property bool heading
    // The reference's topic for it.
    required property string topic
    // The ids of what it names, and the log that knows where that is.
    property list<string> pieces: []
    property Log log: null
    readonly property alias hovered: hover.hovered
    // Whether it is pointed at, or chosen by keys.
    property bool lookedAt: hovered
    readonly property list<string> places: lookedAt && log ? log.places(pieces) : []
    property bool shown: false
    property bool later: false
    // Its least height, and the room above it, on its left and on its right.
    property real least: 0
    property real above: 0
    property real before: 0
    property real after: 0

    Thing.topic: topic
    Thing.label: text
    implicitHeight: above + Math.max(least, words.implicitHeight)

    onLookedAtChanged: {
        if (lookedAt)
            Pointer.sentence = line;
        else if (Pointer.sentence === line)
            Pointer.sentence = null;
    }

    HoverHandler {
        id: hover
    }

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: line.above
        anchors.leftMargin: line.before
        anchors.rightMargin: line.after
        radius: Theme.size.radiusSmall
        color: line.shown ? Theme.color.legalFill : Theme.color.clear
        border.width: line.shown ? Theme.size.hair : 0
        border.color: Theme.color.legal

        Emblem {
            anchors.left: parent.left
            anchors.leftMargin: Theme.size.gapTiny
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.size.badge - Theme.size.gapTiny
            opacity: line.later ? Theme.faded : 1
            seat: line.seat
        }

        Sign {
            anchors.left: parent.left
            anchors.leftMargin: Theme.size.badge + Theme.size.gapTiny
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.size.iconTiny
            visible: !line.heading
            opacity: line.later ? Theme.faded : 1
            name: line.sign
        }

        Prose {
            id: words

            anchors.left: parent.left
            anchors.leftMargin: line.heading ? Theme.size.gapTiny : 2 * Theme.size.badge + Theme.size.gapTiny
            width: parent.width - anchors.leftMargin
            height: parent.height
            text: line.text
            font.family: line.heading ? Theme.font.serif : Theme.font.sans
            font.pixelSize: line.heading ? Theme.font.body : Theme.font.small
            font.bold: line.heading
            font.italic: Theme.italics && line.later
            color: line.later ? Theme.color.inkSoft : line.heading ? Theme.color.heading : Theme.color.ink
        }
    }
}
