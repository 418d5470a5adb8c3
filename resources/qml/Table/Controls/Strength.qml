pragma ComponentBehavior: Bound

import QtQuick
import Table.Theme

// The strength of a computer player: bright stars out of all.
Row {
    id: stars

    required property int strength
    required property int most
    property color tint: Theme.color.goldInk

    spacing: Theme.size.gapTiny / 2

    Repeater {
        model: stars.strength > 0 ? stars.most : 0

        delegate: Glyph {
            required property int index

            width: Theme.size.iconTiny
            name: "star"
            tint: stars.tint
            opacity: index < stars.strength ? 1 : 0.22
        }
    }
}
