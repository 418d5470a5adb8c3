import QtQuick
import Patisserie.Game
import Patisserie.Theme
import Table.Controls

// An ingredient tile: its ingredients, and the topping that it may become.
Item {
    id: paper

    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true

    required property IngredientFace tile
    readonly property int count: tile?.needs.length ?? 0
    readonly property bool topped: (tile?.topping ?? "") !== ""
    readonly property bool turned: tile?.turned ?? false

    Plate {
        anchors.fill: parent
        color: paper.turned ? Theme.color.blush : PatisserieTheme.color.paper
        edge: paper.turned ? Theme.color.blushDeep : PatisserieTheme.color.paperEdge
    }

    Marks {
        visible: !paper.turned
        most: parent.width
        x: Math.round((parent.width - width) / 2) - (paper.topped && paper.count === 1 ? parent.width * 0.1 : 0)
        y: Math.round((parent.height - height) / 2) - (paper.topped ? parent.height * 0.12 : 0)
        names: paper.tile?.needs ?? []
        each: Math.floor(paper.width * (paper.count > 1 ? 0.44 : paper.topped ? 0.62 : 0.76))
    }

    Picture {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: paper.turned ? Theme.size.gapTiny : -Theme.size.gapTiny
        width: paper.turned || paper.count === 0 ? parent.width - 2 * Theme.size.gapTiny : parent.width * 0.52
        height: width
        visible: paper.topped
        path: paper.tile?.topping ?? ""
    }
}
