import QtQuick
import Table.Controls

// A space of the palace: it has the colour of its owner, and a piece that flies to it.
Target {
    id: space

    required property string key
    required reason
    required about
    required property int owner
    // Whose it is to the eye: nobody's while a piece is on the way to it.
    readonly property int holder: awaited ? -1 : owner
    // The colours while it is free, and what hides itself while its piece is on the way.
    property color ground: Theme.color.duckEggLight
    property color rim: Theme.color.duckEggDeep
    property Item marker: contentItem
    // What its piece stands on in a room instead of a card: the picture of the spot while it is free; later
    // a carpet in its owner's colour.
    property string spot: ""
    // Whether the spot remains when it has an owner.
    property bool lasting: false
    readonly property alias awaited: anchor.coming
    readonly property bool standing: spot !== ""
    // How high its price is at its foot, which no digit covers.
    property real priced: 0
    // How high that carpet is.
    property real rug: floor
    readonly property real floor: Math.round(Math.min(height * 0.28, 1.5 * Theme.size.icon))

    choice: key
    lamplit: standing
    // At the rim of its spot, not high on the wall behind it.
    digitTop: standing ? height - Math.max(1.2 * floor - Theme.size.iconSmall / 2, priced + Theme.size.gapTiny) - Theme.size.iconSmall : -Theme.size.gap
    background: Plate {
        visible: !space.standing
        radius: space.corner
        color: space.holder >= 0 ? Theme.color.playerLight(space.holder) : space.ground
        edgeWidth: space.holder >= 0 ? Theme.size.frame : Theme.size.hair
        edge: space.holder >= 0 ? Theme.color.player(space.holder) : space.rim
    }

    Picture {
        y: space.height - height
        z: -1
        width: space.width
        height: Math.round(0.3 * space.height)
        visible: space.holder < 0 || space.lasting
        path: space.spot
        stretches: true
        opacity: Theme.evening ? 0.8 : 1
    }

    Picture {
        y: space.height - height
        z: -1
        width: space.width
        height: space.rug
        path: space.standing && space.holder >= 0 ? `spot/carpet-${Theme.color.playerKeys[Theme.color.place(space.holder)]}` : ""
        stretches: true
    }

    Picture {
        z: -1
        anchors.fill: parent
        path: space.standing && space.marked ? "spot/light" : ""
        stretches: true
        opacity: space.unwanted ? Theme.dimmed : 1
    }

    Anchor {
        id: anchor

        // What is lit is framed below the words on the wall.
        anchors.topMargin: space.head
        place: "space:" + space.key
        piece: space.marker
    }
}
