import QtQuick
import Patisserie.Pieces
import Patisserie.Theme
import Table.Controls

// A place for a marker: its price and gain, or the owner of the marker there. Below a portrait the price is
// on a plaque, and the gain in the corner.
Spot {
    id: spot

    required property bool closed
    required property int printed
    property string portrait: ""
    readonly property bool narrow: width < 1.1 * height
    readonly property real plaque: portrait === "" ? height : Theme.size.heading

    place: "place:" + key
    ground: owner >= 0 ? Theme.color.playerLight(owner) : legal ? Theme.color.legalFill : closed ? Theme.color.closed : Theme.color.parchment
    rim: owner >= 0 ? Theme.color.player(owner) : Theme.color.gold
    background: Item {
        Plate {
            anchors.fill: parent
            visible: spot.portrait !== ""
            color: spot.owner >= 0 ? spot.ground : PatisserieTheme.color.niche
            edge: spot.rim
        }

        Picture {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.size.hair
            width: parent.width - 2 * Theme.size.hair
            height: parent.height - spot.plaque + Theme.size.gap
            visible: spot.portrait !== ""
            opacity: spot.closed ? 0.6 : 1
            Thing.vacant: true
            path: spot.portrait
        }

        Plate {
            anchors.bottom: parent.bottom
            width: parent.width
            height: spot.plaque
            color: spot.ground
            edge: spot.rim
        }
    }
    contentItem: Item {
        Emblem {
            anchors.horizontalCenter: parent.horizontalCenter
            y: parent.height - Math.max(height, spot.plaque) / 2 - height / 2
            width: spot.portrait === "" ? Math.min(parent.width, parent.height) - Theme.size.gap : Theme.size.iconLarge
            seat: spot.owner
            visible: spot.owner >= 0
        }
    }

    Grid {
        id: said

        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height - spot.plaque / 2 - height / 2
        visible: spot.owner < 0
        opacity: spot.closed ? 0.85 : 1
        columns: spot.narrow && spot.portrait === "" ? 1 : 2
        spacing: spot.narrow ? Theme.size.hair : Theme.size.gapSmall
        horizontalItemAlignment: Grid.AlignHCenter
        verticalItemAlignment: Grid.AlignVCenter

        Price {
            coins: spot.price
            printed: spot.printed
        }

        Points {
            visible: spot.gain === "prestige-end" && spot.portrait === ""
            points: spot.amount
        }

        Mark {
            visible: spot.gain !== "prestige-end"
            width: Theme.size.icon
            name: spot.gain
        }
    }

    Points {
        x: parent.width - width - (spot.portrait === "" ? 0 : Theme.size.hair)
        y: spot.portrait === "" ? parent.height - height : Theme.size.hair
        visible: spot.gain === "prestige-end" && (spot.owner >= 0 || spot.portrait !== "")
        width: spot.portrait === "" ? Theme.size.badge : Theme.size.icon
        points: spot.amount
    }
}
