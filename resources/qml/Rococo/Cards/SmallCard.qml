import QtQuick
import Rococo.Game
import Rococo.Theme
import Table.Controls

// An employee card as only its thimble and level.
Plate {
    id: small

    required property CardFace card
    readonly property real inset: Theme.size.gapTiny

    width: thimble.width + level.width + 2 * inset + (level.text ? inset : 0)
    radius: Theme.size.radiusSmall
    color: RococoTheme.color.thimbleLight(card?.type ?? "")
    edge: RococoTheme.color.thimble(card?.type ?? "")

    Glyph {
        id: thimble

        x: small.inset
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.size.badge
        name: small.card ? "thimble-" + small.card.type : ""
        tint: RococoTheme.color.thimble(small.card?.type ?? "")
        inner: RococoTheme.color.thimbleLight(small.card?.type ?? "")
    }

    Words {
        id: level

        anchors.left: thimble.right
        anchors.leftMargin: small.inset
        anchors.verticalCenter: parent.verticalCenter
        text: small.card?.level ?? ""
        color: Theme.color.ink
        font.family: Theme.font.serif
        font.pixelSize: Theme.font.small
        font.bold: true
    }
}
