import QtQuick
import Patisserie.Pieces
import Table.Controls

// A place for a marker: its price and gain, or the owner of the marker there.
Spot {
    id: spot

    required property bool closed
    readonly property bool narrow: width < 1.1 * height

    place: "place:" + key
    ground: owner >= 0 ? Theme.color.playerLight(owner) : legal ? Theme.color.legalFill : closed ? Theme.color.line : Theme.color.parchment
    rim: owner >= 0 ? Theme.color.player(owner) : Theme.color.gold
    contentItem: Item {
        Emblem {
            anchors.centerIn: parent
            width: Math.min(parent.height, parent.width) - Theme.size.gap
            seat: spot.owner
            visible: spot.owner >= 0
        }
    }

    Grid {
        anchors.centerIn: parent
        visible: spot.owner < 0
        opacity: spot.closed ? 0.85 : 1
        columns: spot.narrow ? 1 : 2
        spacing: spot.narrow ? Theme.size.hair : Theme.size.gapSmall
        horizontalItemAlignment: Grid.AlignHCenter
        verticalItemAlignment: Grid.AlignVCenter

        Price {
            coins: spot.price
        }

        Points {
            visible: spot.gain === "prestige-end"
            points: spot.amount
        }

        Mark {
            visible: spot.gain !== "prestige-end"
            width: Theme.size.icon
            name: spot.gain
        }
    }

    Points {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        visible: spot.owner >= 0 && spot.gain === "prestige-end"
        width: Theme.size.badge
        points: spot.amount
    }
}
