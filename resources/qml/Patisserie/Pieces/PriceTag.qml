import QtQuick
import Patisserie.Theme
import Table.Controls

// A paper tag with a price, or with what a place gives; without an amount nothing is visible.
Plate {
    id: tag

    required property int coins
    property color ink: Theme.color.ink
    property real least: Theme.font.small
    readonly property real letters: Math.max(least, 0.3 * width)

    height: Math.round(1.5 * letters)
    visible: coins >= 0
    radius: Theme.size.radiusSmall
    color: PatisserieTheme.color.paper
    edge: PatisserieTheme.color.paperEdge
    edgeWidth: Theme.size.thin

    Row {
        anchors.centerIn: parent

        Mark {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(Theme.font.small, Math.min(tag.letters, tag.width - number.width - 2 * Theme.size.hair))
            name: "coin"
        }

        Figure {
            id: number

            anchors.verticalCenter: parent.verticalCenter
            text: tag.coins
            color: tag.ink
            font.pixelSize: tag.letters
        }
    }
}
