pragma ComponentBehavior: Bound

import QtQuick
import Table.Theme

// Stars side by side, of which some are bright.
Row {
    id: stars

    required property int bright
    required property int most
    property real each: Theme.size.iconTiny
    property color tint: Theme.color.goldInk

    spacing: Theme.size.gapTiny / 2

    Repeater {
        model: stars.most

        delegate: Glyph {
            required property int index

            width: stars.each
            name: "star"
            tint: stars.tint
            opacity: index < stars.bright ? 1 : 0.22
        }
    }
}
