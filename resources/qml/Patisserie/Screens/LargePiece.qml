pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Pieces
import Table.Pieces
import Table.Theme

// A card, a recipe, a dish or a tile in the large view, in its own proportions.
LargeView {
    id: view

    likeness: targeted === null ? null : piece

    Component {
        id: piece

        Item {
            id: frame

            readonly property size extent: Theme.look.extent(view.targeted)
            readonly property real share: Math.min(width / Math.max(1, extent.width), height / Math.max(1, extent.height))

            Item {
                anchors.centerIn: parent
                width: Math.round(frame.extent.width * frame.share)
                height: Math.round(frame.extent.height * frame.share)

                PieceFace {
                    modelData: view.targeted
                }
            }
        }
    }
}
