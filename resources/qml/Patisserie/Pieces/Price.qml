import QtQuick
import Table.Controls

// The price of something.
Row {
    id: tag

    required property int coins
    property color ink: Theme.color.ink

    spacing: Theme.size.gapTiny
    visible: coins >= 0

    Mark {
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.size.iconSmall
        name: "coin"
    }

    Words {
        anchors.verticalCenter: parent.verticalCenter
        text: tag.coins
        color: tag.ink
        font.pixelSize: Theme.font.small
        font.bold: true
    }
}
