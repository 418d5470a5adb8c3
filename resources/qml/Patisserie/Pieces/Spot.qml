pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Theme

// A place of a display, or a piece that lies somewhere: what a row of places says of it, and the piece.
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
    // The spot from and to which its piece flies; empty for none.
    property string place: ""
    property color ground: Theme.color.wood
    property color rim: Theme.color.woodEdge

    signal taken(option: string)

    background: Plate {
        radius: Theme.size.radius
        color: spot.ground
        edge: spot.rim
        edgeWidth: Theme.size.hair
    }
    contentItem: PieceFace {
        modelData: spot.face
        owner: spot.owner
    }

    onChosen: taken(choice)

    Loader {
        anchors.fill: parent
        active: spot.place !== ""
        sourceComponent: Anchor {
            place: spot.place
            piece: spot.contentItem
        }
    }
}
