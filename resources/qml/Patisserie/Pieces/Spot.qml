pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Game
import Table.Controls

// A place of a display, or a piece elsewhere: the values from its row, and the piece.
Target {
    id: spot

    required property string key
    required choice
    required reason
    required about
    required face
    required property int owner
    required property int price
    required property string gain
    required property int amount
    // The spot that its piece flies from and to; empty for none.
    property string place: ""
    property list<Item> company: []
    readonly property bool awaited: (landing.item as Anchor)?.coming ?? false
    property color ground: Theme.color.wood
    property color rim: Theme.color.woodEdge
    readonly property IngredientFace tile: face as IngredientFace

    // The lower corner of a tile where no ingredient and no topping lies.
    digitCorner: !tile ? Qt.TopRightCorner : tile.topping ? Qt.BottomLeftCorner : Qt.BottomRightCorner
    head: tile ? -Theme.size.gapTiny : 0

    background: Plate {
        color: spot.ground
        edge: spot.rim
    }
    contentItem: PieceFace {
        modelData: spot.face
        owner: spot.owner
        numbered: spot.numbered
    }

    Loader {
        id: landing

        anchors.fill: parent
        active: spot.place !== ""
        sourceComponent: Anchor {
            place: spot.place
            piece: spot.contentItem
            company: spot.company
            corner: spot.corner
        }
    }
}
