import QtQuick
import Table.Controls

// What a marker costs, and what it is worth at once.
Plaque {
    id: plaque

    required property int cost
    required property int prestige

    Amount {
        sign: "livre"
        value: plaque.cost
        iconSize: Theme.size.iconTiny
        textSize: Theme.font.small
    }

    Amount {
        visible: plaque.prestige > 0
        sign: "prestige"
        value: plaque.prestige
        iconSize: Theme.size.iconTiny
        textSize: Theme.font.small
    }
}
