import QtQuick
import Rococo.Theme
import Table.Controls
import Table.Theme

// Printed prestige, on any background.
Plate {
    id: badge

    required property int points

    width: Theme.size.icon
    height: width
    radius: width / 2
    color: RococoTheme.color.prestigeInner
    edge: RococoTheme.color.prestige

    Words {
        anchors.centerIn: parent
        text: badge.points
        color: RococoTheme.color.prestige
        font.bold: true
        font.pixelSize: Theme.font.small
    }
}
