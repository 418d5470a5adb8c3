import QtQuick
import Table.Controls

// A place for a marker: its decoration, its price, and its owner.
PalaceSpace {
    id: space

    required picture
    required property int cost
    required property int prestige

    ground: legal ? Theme.color.legalFill : Theme.color.duckEggLight
    marker: emblem
    contentItem: Item {
        Picture {
            anchors.fill: parent
            anchors.margins: Theme.size.gapTiny
            anchors.bottomMargin: space.owner >= 0 ? Theme.size.gapTiny : prices.height + Theme.size.gapSmall
            path: space.picture
        }

        Emblem {
            id: emblem

            anchors.left: parent.left
            anchors.bottom: parent.bottom
            anchors.margins: Theme.size.gapTiny
            seat: space.owner
        }

        PrestigeBadge {
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: Theme.size.gapTiny
            visible: space.owner >= 0 && points > 0
            points: space.prestige
        }

        Column {
            id: prices

            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.size.gapTiny
            visible: space.owner < 0

            Amount {
                anchors.horizontalCenter: parent.horizontalCenter
                sign: "livre"
                value: space.cost
                iconSize: Theme.size.iconTiny
                textSize: Theme.font.small
            }

            Amount {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: space.prestige > 0
                sign: "prestige"
                value: space.prestige
                iconSize: Theme.size.iconTiny
                textSize: Theme.font.small
            }
        }
    }
}
