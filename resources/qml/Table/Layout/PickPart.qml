pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The pieces to choose from that are nowhere else, in their place: over the table, or on a page of its own.
TablePart {
    id: part

    required property Rows picks
    // How a piece is shown, as the delegate of its row, and the width of the widest.
    required property Component piece
    required property real each
    // The number of pieces side by side, if there is room for them.
    required property int abreast
    // What it is, for the reference.
    property string subject: ""
    // Where it begins over the table, the most width that it takes there, and between which heights it lies, as
    // low as possible.
    required property real start
    required property real most
    property real highest: 0
    property real lowest: places.prompt.y - Theme.size.gap
    readonly property Arrangement places: paging.places
    readonly property bool paged: page !== ""
    readonly property size room: paged ? Qt.size(places.pick.width, places.pick.height) : Qt.size(most, lowest - highest)
    readonly property int across: Math.max(1, Math.min(abreast, Math.floor((room.width - 2 * Theme.size.gapLarge) / (each + Theme.size.gap))))
    // No strip of what lies below is left that is narrower than a piece.
    readonly property real wanted: across * (each + Theme.size.gap) + 2 * Theme.size.gapLarge
    readonly property real breadth: !paged && most - wanted < each ? most : wanted

    name: "pick"
    where: paged ? places.pick : Qt.rect(start, lowest - picker.height, breadth, picker.height)
    page: places.pickPage
    grounded: paged

    // In the middle of the place; more pieces than have room there scroll.
    component Picker: Panel {
        Thing.topic: part.subject
        objectName: "picker"
        visible: part.picks.count > 0
        anchors.centerIn: parent
        width: part.breadth
        height: Math.min(flow.implicitHeight + 2 * flow.y, part.room.height)

        Cover {
            z: -1
        }

        Anchor {
            place: "region:picker"
        }

        ScrollArea {
            anchors.left: parent.left
            anchors.leftMargin: Theme.size.gapLarge
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.bottom: parent.bottom
            contentHeight: flow.implicitHeight + 2 * flow.y

            Flow {
                id: flow

                y: Theme.size.gap
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
