import QtQuick
import Table.Controls

// A piece as the table draws it, whole in a frame of any size that is not smaller.
Item {
    id: frame

    required property Face face
    readonly property size extent: face ? Theme.look.extent(face) : Qt.size(1, 1)
    readonly property real fit: Math.max(1, Math.min(width / extent.width, height / extent.height))

    Accessible.ignored: true

    Item {
        anchors.centerIn: parent
        width: frame.extent.width * frame.fit
        height: frame.extent.height * frame.fit

        Repeater {
            model: frame.face
            delegate: Theme.look.face
        }
    }
}
