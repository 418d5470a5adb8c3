import QtQuick
import Table.Controls

// What a marker costs, and what it is worth at once; one below the other where the place is narrow.
Plate {
    id: plaque

    required property int cost
    required property int prestige
    readonly property real whole: price.width + worth.width + amounts.columnSpacing + 2 * Theme.size.ring

    width: Math.ceil(amounts.width + 2 * Theme.size.ring)
    height: Math.ceil(amounts.height + Theme.size.gapTiny)
    radius: Theme.size.radiusSmall
    color: Theme.color.parchment
    edge: Theme.color.gold

    Grid {
        id: amounts

        anchors.centerIn: parent
        columns: plaque.whole <= (plaque.parent?.width ?? 0) ? 2 : 1
        columnSpacing: Theme.size.gapTiny
        horizontalItemAlignment: Grid.AlignHCenter

        Amount {
            id: price

            sign: "livre"
            value: plaque.cost
            iconSize: Theme.size.iconTiny
            textSize: Theme.font.small
        }

        Amount {
            id: worth

            visible: plaque.prestige > 0
            sign: "prestige"
            value: plaque.prestige
            iconSize: Theme.size.iconTiny
            textSize: Theme.font.small
        }
    }
}
