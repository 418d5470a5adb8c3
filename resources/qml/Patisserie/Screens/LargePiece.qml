pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Pieces
import Patisserie.Theme
import Table.Pieces
import Table.Theme

// A card, a recipe, a dish or a tile in the large view, in its own proportions; beside it the words are in
// short lines, and small pieces are as high as these.
LargeView {
    id: view

    readonly property size extent: Theme.look.extent(targeted)

    likeness: targeted === null ? null : piece
    shape: extent.height > 0 ? extent.width / extent.height : 1
    high: shape < 1 ? Theme.size.largePicture : PatisserieTheme.size.largeTile
    widest: likeness === null ? Theme.size.explainer : PatisserieTheme.size.spoken

    Component {
        id: piece

        PieceFace {
            modelData: view.targeted
        }
    }
}
