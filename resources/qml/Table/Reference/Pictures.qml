pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// Pieces and signs as the table draws them.
Flow {
    id: pictures

    required property Rows rows
    readonly property real enlarged: 1.5

    spacing: Theme.size.gapLarge

    Repeater {
        model: pictures.rows

        delegate: Item {
            id: picture

            required property string sign
            required property Face face
            readonly property size extent: face ? Theme.look.extent(face) : Qt.size(Theme.size.iconLarge, Theme.size.iconLarge)

            width: extent.width * pictures.enlarged
            height: extent.height * pictures.enlarged
            Accessible.ignored: true

            Repeater {
                model: picture.face
                delegate: Theme.look.face
            }

            Sign {
                anchors.fill: parent
                visible: picture.face === null
                name: picture.face === null ? picture.sign : ""
            }
        }
    }
}
