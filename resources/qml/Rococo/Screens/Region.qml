import QtQuick
import Rococo.Controls
import Rococo.Theme

// A part of the table with the wood under it. It is kept as a picture, drawn anew only when something
// on it changes, and laid on the table without blending. Qt's own software renderer draws only what
// has changed in any case.
Item {
    id: region

    required property Item table
    default property alias pieces: place.data

    Item {
        id: kept

        anchors.fill: parent
        anchors.margins: -Theme.size.gap / 2
        layer.enabled: GraphicsInfo.api !== GraphicsInfo.Software
        layer.effect: ShaderEffect {
            blending: false
        }

        WoodGround {
            x: -kept.x - region.x - region.table.x
            y: -kept.y - region.y - region.table.y
            width: region.table.width + 2 * region.table.x
            height: region.table.height + 2 * region.table.y
            visible: kept.layer.enabled
        }

        Item {
            id: place

            anchors.fill: parent
            anchors.margins: Theme.size.gap / 2
        }
    }
}
