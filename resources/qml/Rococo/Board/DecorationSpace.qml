import QtQuick
import Table.Controls

// A place for a marker: its decoration, and at its foot its price, or its owner.
PalaceSpace {
    id: space

    required picture
    required property int cost
    required property int prestige

    ground: legal ? Theme.color.legalFill : Theme.color.duckEggLight
    marker: emblem
    lasting: true
    contentItem: Item {
        Picture {
            anchors.fill: parent
            anchors.margins: Theme.size.gapTiny
            anchors.topMargin: space.standing ? Math.round(-0.05 * space.height) : Theme.size.gapTiny
            anchors.bottomMargin: space.standing ? Math.round(0.14 * space.height) : space.owner >= 0 ? Theme.size.gapTiny : price.height + Theme.size.gapSmall
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

        PricePlaque {
            id: price

            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            visible: space.owner < 0
            cost: space.cost
            prestige: space.prestige
        }
    }
}
