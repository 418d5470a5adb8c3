import QtQuick
import Table.Controls

// A piece as a small picture, or the sign of what is no piece.
Item {
    id: frame

    required property Face face
    required property string sign

    Accessible.ignored: true

    Repeater {
        model: frame.face
        delegate: Theme.look.thumb
    }

    Sign {
        anchors.centerIn: parent
        visible: frame.face === null
        width: Math.min(Theme.size.iconLarge, frame.width)
        name: frame.face === null ? frame.sign : ""
    }
}
