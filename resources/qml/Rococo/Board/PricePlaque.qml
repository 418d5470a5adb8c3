import QtQuick
import Rococo.Theme
import Table.Controls

// What a marker costs, before it what is printed if that is more, and what it is worth at once; one below the other where the place is narrow.
Plate {
    id: plaque

    required property int cost
    required property int printed
    required property int prestige
    readonly property real whole: price.width + worth.width + amounts.columnSpacing + 2 * Theme.size.gapTiny

    width: Math.ceil(amounts.width + 2 * Theme.size.gapTiny)
    height: Math.ceil(amounts.height + Theme.size.gapTiny)
    radius: Theme.size.radiusSmall
    color: RococoTheme.color.brass
    edge: RococoTheme.color.brassEdge
    edgeWidth: Theme.size.thin

    Grid {
        id: amounts

        anchors.centerIn: parent
        columns: plaque.whole <= (plaque.parent?.width ?? 0) + Theme.size.gapTiny ? 2 : 1
        columnSpacing: Theme.size.gapTiny
        horizontalItemAlignment: Grid.AlignHCenter

        CentredRow {
            id: price

            spacing: Theme.size.gapTiny

            Struck {
                number: plaque.printed
                instead: plaque.cost
            }

            Amount {
                sign: "livre"
                value: plaque.cost
                iconSize: Theme.size.iconTiny
                textSize: Theme.font.small
            }
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
