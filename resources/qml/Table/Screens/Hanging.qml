pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// A picture whose sides match, repeated from the middle to both edges.
Item {
    id: hanging

    required property string path
    required property real breadth

    readonly property real tile: Math.max(1, Math.round(height * breadth * Theme.pixelRatio)) / Theme.pixelRatio

    clip: true

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        height: parent.height

        Repeater {
            model: hanging.visible ? 2 * Math.ceil(hanging.width / hanging.tile / 2) : 0

            delegate: Picture {
                width: hanging.tile
                height: hanging.height
                fills: true
                path: hanging.path
            }
        }
    }
}
