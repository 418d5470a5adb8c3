pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The pieces to choose from that are nowhere else, in their place: in a row of their own, over the question,
// or on a page of its own.
TablePart {
    id: part

    required property Rows picks
    // How a piece is shown, as the delegate of its row, and the width of the widest.
    required property Component piece
    required property real each
    // The number of pieces side by side, if there is room for them.
    required property int abreast
    // What stands over the pieces; null for nothing.
    property Component head: null
    // What it is, for the reference.
    property string subject: ""
    // Where it begins over the question, and the most room that it takes there.
    required property real start
    required property real most
    // The row in which they lie, if the table leaves them one, and there the width of what stands before them.
    property rect row
    property real lead: 0
    readonly property bool rowed: !paged && row.width > 0
    readonly property Arrangement places: paging.places
    readonly property bool paged: page !== ""
    readonly property size room: rowed ? Qt.size(row.width, row.height) : paged ? Qt.size(places.pick.width, places.pick.height) : Qt.size(most, places.prompt.y - Theme.size.gap)
    readonly property int across: Math.max(1, Math.min(abreast, Math.floor((room.width - 2 * Theme.size.gapLarge) / (each + Theme.size.gap))))
    readonly property real breadth: rowed ? row.width : across * (each + Theme.size.gap) + 2 * Theme.size.gapLarge

    name: "pick"
    where: paged ? places.pick : rowed ? row : Qt.rect(start, places.prompt.y - Theme.size.gap - picker.height, breadth, picker.height)
    page: places.pickPage
    grounded: paged

    // In the middle of the place; more pieces than have room there scroll.
    component Picker: Panel {
        Thing.topic: part.subject
        objectName: "picker"
        visible: part.picks.count > 0
        anchors.centerIn: parent
        width: part.breadth
        height: part.rowed ? part.room.height : Math.min(heading.y + heading.height + flow.implicitHeight + 2 * Theme.size.gapLarge, part.room.height)

        Cover {
            z: -1
        }

        Anchor {
            place: "region:picker"
        }

        Loader {
            id: heading

            x: Theme.size.gapLarge
            y: part.head && !part.rowed ? Theme.size.gap : 0
            width: part.rowed ? part.lead : parent.width - 2 * x
            height: part.rowed ? part.room.height : part.head ? Theme.size.touch : 0
            sourceComponent: part.head
        }

        ScrollArea {
            anchors.left: parent.left
            anchors.leftMargin: Theme.size.gapLarge + (part.rowed ? part.lead : 0)
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.topMargin: part.rowed ? 0 : heading.y + heading.height
            anchors.bottom: parent.bottom
            contentHeight: flow.implicitHeight + 2 * flow.y

            Flow {
                id: flow

                y: part.rowed ? Math.max(0, Math.floor((part.room.height - implicitHeight) / 2)) : Theme.size.gapLarge
                width: parent.width
                spacing: Theme.size.gap

                Repeater {
                    model: part.picks
                    delegate: part.piece
                }
            }
        }
    }

    Picker {
        id: picker
    }
}
