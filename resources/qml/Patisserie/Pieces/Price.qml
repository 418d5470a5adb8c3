import QtQuick
import Table.Controls

// The price of something.
CentredRow {
    id: tag

    required property int coins
    // What is printed, if the price now is another.
    property int printed: coins
    property color ink: Theme.color.ink
    property real iconSize: Theme.size.iconSmall
    property int textSize: Theme.font.small

    spacing: Theme.size.gapTiny
    visible: coins >= 0

    Mark {
        width: tag.iconSize
        name: "coin"
    }

    Struck {
        number: tag.printed
        instead: tag.coins
    }

    Figure {
        text: tag.coins
        color: tag.ink
        font.pixelSize: tag.textSize
    }
}
