import QtQuick
import Table.Controls

// The pieces to choose from that are nowhere else, in the middle of their place; more than have room there
// scroll.
Panel {
    id: picker

    required property Rows picks
    // How a piece is shown, as the delegate of its row, and the width of the widest.
    required property Component piece
    required property real each
    // The number of pieces side by side, if there is room for them.
    required property int abreast
    // The room for it.
    required property size room
    // What stands over the pieces; null for nothing.
    required property Component head
    // What it is, for the reference.
    required property string topic
    readonly property int across: Math.max(1, Math.min(abreast, Math.floor((room.width - 2 * Theme.size.gapLarge) / (each + Theme.size.gap))))

    Thing.topic: topic
    objectName: "picker"
    visible: picks.count > 0
    anchors.centerIn: parent
    width: across * (each + Theme.size.gap) + 2 * Theme.size.gapLarge
    height: Math.min(heading.y + heading.height + flow.implicitHeight + 2 * Theme.size.gapLarge, room.height)

    Cover {
        z: -1
    }

    Anchor {
        place: "region:picker"
    }

    Loader {
        id: heading

        x: Theme.size.gapLarge
        y: picker.head ? Theme.size.gap : 0
        width: parent.width - 2 * x
        height: picker.head ? Theme.size.touch : 0
        sourceComponent: picker.head
    }

    ScrollArea {
        anchors.left: parent.left
        anchors.leftMargin: Theme.size.gapLarge
        anchors.right: parent.right
        anchors.top: heading.bottom
        anchors.bottom: parent.bottom
        contentHeight: flow.implicitHeight + 2 * Theme.size.gapLarge

        Flow {
            id: flow

            y: Theme.size.gapLarge
            width: parent.width
            spacing: Theme.size.gap

            Repeater {
                model: picker.picks

                delegate: picker.piece
            }
        }
    }
}
