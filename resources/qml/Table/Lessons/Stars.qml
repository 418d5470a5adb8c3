pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The stars for a challenge: three, of which some are earned.
Row {
    id: stars

    required property int earned
    property color tint: Theme.color.goldInk

    objectName: "stars"
    spacing: Theme.size.gapTiny
    Accessible.role: Accessible.StaticText
    Accessible.name: Phrases.filled(qsTrId("window.challenges.told"), [earned])

    Repeater {
        model: 3

        delegate: Glyph {
            required property int index

            width: Theme.size.icon
            name: "star"
            tint: stars.tint
            opacity: index < stars.earned ? 1 : 0.22
        }
    }
}
