import QtQuick
import Table.Controls

// The price of something.
CentredRow {
    id: tag

    required property int coins
    property color ink: Theme.color.ink

    spacing: Theme.size.gapTiny
    visible: coins >= 0

    Mark {
        width: Theme.size.iconSmall
        name: "coin"
    }

    Figure {
        text: tag.coins
        color: tag.ink
    }
}
