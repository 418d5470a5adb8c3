import QtQuick
import Table.Theme

// Makes the piece beside the question draggable, and shows that it is.
Item {
    id: held

    property QtObject face: null
    property int seat: -1

    anchors.fill: parent
    visible: enabled

    Binding {
        target: held.parent
        property: "opacity"
        value: Pointer.source === held ? Theme.lifted : 1
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.size.ring
        visible: !Pointer.carrying
        radius: held.face ? Theme.size.radius : width / 2
        color: Theme.color.clear
        border.width: Theme.size.frame
        border.color: Theme.color.legal
    }

    HoverHandler {
        cursorShape: Qt.OpenHandCursor
    }

    Grip {
        face: held.face
        seat: held.seat
    }
}
