import QtQuick
import Patisserie.Game
import Patisserie.Theme
import Table.Controls

// A pastry: on paper with all its needs, or baked, on a china plate, whose rim is its owner's once it is
// presented. Its name is under the picture.
Item {
    id: tile

    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true

    required property PastryFace pastry
    property int owner: -1
    // Whether a digit is in the upper right corner, with the points beside it.
    property bool numbered: false
    // Whether all it takes to bake it is there: then it lies in the glow of the oven.
    property bool ready: false
    readonly property bool small: height < 1.3 * Theme.size.touch + Theme.size.gap
    readonly property bool baked: pastry?.baked ?? false
    readonly property bool presented: baked && owner >= 0
    // The name of a dish on a table is only in the large view.
    readonly property bool named: !presented && (baked ? height >= 2 * Theme.size.touch : !small)
    readonly property real needs: baked ? 0 : marks.height

    China {
        anchors.fill: parent
        anchors.bottomMargin: label.room
        visible: tile.baked
        rim: tile.presented ? Theme.color.player(tile.owner) : PatisserieTheme.color.plateEdge
    }

    Plate {
        anchors.fill: parent
        visible: !tile.baked
        color: tile.ready ? PatisserieTheme.color.warmPaper : PatisserieTheme.color.paper
        edge: tile.owner >= 0 ? Theme.color.player(tile.owner) : tile.ready ? PatisserieTheme.color.ember : PatisserieTheme.color.paperEdge
        edgeWidth: tile.owner >= 0 || tile.ready ? Theme.size.frame : Theme.size.hair
    }

    // A dish on a table stands up above its plate.
    Picture {
        anchors.fill: parent
        anchors.margins: tile.presented ? -0.08 * tile.width : tile.baked ? 0 : Theme.size.gapTiny
        anchors.topMargin: tile.presented ? -PatisserieTheme.rise * tile.height : tile.baked ? -0.04 * tile.height : Theme.size.gap
        anchors.bottomMargin: tile.presented ? 0.09 * tile.height : tile.baked ? 0.04 * tile.height + label.room : tile.needs + label.room + Theme.size.gapSmall
        path: tile.pastry?.picture ?? ""
    }

    Plate {
        anchors.fill: label
        visible: tile.baked && tile.named
        radius: Theme.size.radiusSmall
        color: PatisserieTheme.color.paper
        edge: PatisserieTheme.color.paperEdge
    }

    PieceName {
        id: label

        readonly property real room: visible ? height : 0

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: tile.baked ? 0 : Theme.size.hair
        anchors.leftMargin: Theme.size.gapTiny
        anchors.rightMargin: Theme.size.gapTiny
        height: Math.max(implicitHeight, Math.round(0.14 * tile.width))
        visible: tile.named
        text: tile.pastry?.name ?? ""
        most: Math.max(Theme.font.body, 0.11 * tile.width)
    }

    Marks {
        id: marks

        anchors.bottom: parent.bottom
        anchors.bottomMargin: label.room + Theme.size.gapTiny
        x: Math.round((parent.width - width) / 2)
        most: parent.width
        spacing: 0
        visible: !tile.baked
        each: Math.max(tile.small ? PatisserieTheme.size.markSmall : PatisserieTheme.size.mark, 0.15 * tile.width)
        names: tile.baked ? [] : tile.pastry?.needs ?? []
    }

    Marks {
        anchors.left: parent.left
        anchors.bottom: parent.bottom
        anchors.margins: Theme.size.gapTiny
        anchors.bottomMargin: label.room + Theme.size.gapTiny
        visible: tile.baked && tile.owner < 0 && !tile.small
        names: tile.baked ? tile.pastry?.needs ?? [] : []
        each: PatisserieTheme.size.markSmall
    }

    // The hat: on a dish at the left, on a recipe below the points, so that a price may be at the left.
    Mark {
        x: tile.presented ? Math.max(Theme.size.gapTiny, tile.width / 14) : tile.baked ? Theme.size.gapTiny : score.x + (score.width - width) / 2
        y: tile.presented ? tile.height / 5 : tile.baked ? Theme.size.gapTiny : score.y + score.height
        width: tile.small ? PatisserieTheme.size.markSmall : Math.max(PatisserieTheme.size.mark, 0.14 * tile.width)
        name: tile.pastry?.chef && !tile.small ? "chef" : ""
    }

    Points {
        id: score

        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: tile.small ? -Theme.size.gapTiny : Theme.size.gapTiny
        anchors.topMargin: tile.presented ? tile.height / 5 : anchors.margins
        anchors.rightMargin: tile.numbered ? Theme.size.gap + Theme.size.gapSmall : tile.presented ? Math.max(anchors.margins, tile.width / 14) : anchors.margins
        points: tile.pastry?.prestige ?? 0
        width: tile.small ? Theme.size.badge : Math.max(Theme.size.icon, 0.14 * tile.width)
    }

    Mark {
        x: Theme.size.gapTiny
        y: Theme.size.gapTiny
        width: Theme.size.icon
        name: tile.ready ? "bake" : ""
    }

    Emblem {
        anchors.left: parent.left
        anchors.bottom: parent.bottom
        anchors.margins: tile.small ? -Theme.size.gapTiny : Theme.size.gapTiny
        anchors.bottomMargin: tile.presented ? tile.height / 9 : anchors.margins
        width: tile.small ? Theme.size.badge : Theme.size.icon
        visible: tile.owner >= 0
        seat: tile.owner
    }
}
