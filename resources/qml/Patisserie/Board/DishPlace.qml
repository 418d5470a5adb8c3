import QtQuick
import Patisserie.Pieces
import Patisserie.Theme
import Table.Controls

// A place for a dish on a laid table: its plate with its bonus, or the dish with its owner.
Spot {
    id: space

    Thing.topic: (face as Face)?.topic ?? "space"
    ground: PatisserieTheme.color.plate
    rim: PatisserieTheme.color.plateEdge
    corner: owner >= 0 ? Theme.size.radius : width / 2
    place: "space:" + key
    background: Plate {
        radius: space.corner
        color: space.legal ? Theme.color.legalFill : space.ground
        edge: space.rim
        edgeWidth: Theme.size.frame
    }

    CentredRow {
        anchors.centerIn: parent
        visible: space.face === null && space.gain !== ""
        spacing: Theme.size.hair

        Words {
            visible: space.gain === "coin" || space.amount > 1
            text: "+" + space.amount
            font.bold: true
        }

        Mark {
            width: Math.min(Theme.size.iconLarge, space.width * 0.5)
            name: space.gain
        }
    }
}
