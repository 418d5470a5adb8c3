import QtQuick
import Table.Controls

// A space of the palace: it has the colour of its owner, and a piece that flies to it.
Target {
    id: space

    required property string key
    required reason
    required about
    required property int owner
    // The colours while it is free, and what hides itself while its piece is on the way.
    property color ground: Theme.color.duckEggLight
    property color rim: Theme.color.duckEggDeep
    property Item marker: contentItem
    // Whether its piece stands in the room, on a rug in its owner's colour instead of a card.
    property bool standing: false

    choice: key
    background: Plate {
        readonly property bool rug: space.standing && space.owner >= 0

        y: space.height - height
        height: rug ? Math.round(Math.min(space.height * 0.28, 1.5 * Theme.size.icon)) : space.height
        radius: rug ? height / 2 : space.corner
        color: space.owner >= 0 ? Theme.color.playerLight(space.owner) : space.ground
        edgeWidth: space.owner >= 0 ? Theme.size.frame : Theme.size.hair
        edge: space.owner >= 0 ? Theme.color.player(space.owner) : space.rim
    }

    Anchor {
        place: "space:" + space.key
        piece: space.marker
    }
}
