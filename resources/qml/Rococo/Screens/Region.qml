import QtQuick
import Rococo.Controls
import Rococo.Theme

// A part of the table with the wood around it. It is kept as a picture, drawn anew only when something
// on it changes, and laid down without blending; all regions together leave no gap. Qt's own software
// renderer draws only what has changed in any case.
Item {
    id: region

    required property Item table
    default property alias pieces: place.data
    readonly property bool keeping: kept.layer.enabled

    function edge(outer: bool): real {
        return outer ? -Theme.size.gap : -Theme.size.gap / 2;
    }

    Item {
        id: kept

        anchors.fill: parent
        anchors.leftMargin: region.edge(region.x <= 0)
        anchors.rightMargin: region.edge(region.x + region.width >= region.table.width)
        anchors.topMargin: region.edge(region.y <= 0)
        anchors.bottomMargin: region.edge(region.y + region.height >= region.table.height)
        layer.enabled: GraphicsInfo.api !== GraphicsInfo.Software
        layer.effect: ShaderEffect {
            blending: false
        }

        WoodGround {
            x: -kept.x - region.x - region.table.x
            y: -kept.y - region.y - region.table.y
            width: region.table.width + 2 * region.table.x
            height: region.table.height + 2 * region.table.y
            visible: region.keeping
        }

        Item {
            id: place

            x: -kept.x
            y: -kept.y
            width: region.width
            height: region.height
        }
    }
}
