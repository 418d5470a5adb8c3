import QtQuick
import Rococo.Game
import Rococo.Theme
import Table.Controls

// An employee where the trade is at work.
Item {
    id: work

    required property CardFace card

    Ground {
        anchors.fill: parent
        path: work.card ? "employee/scene/" + work.card.scene : ""
        tint: RococoTheme.color.thimbleLight(work.card?.type ?? "")
        strength: RococoTheme.scenery
    }

    // Cut off at the sides rather than small, where the card is narrow.
    Picture {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        width: Math.floor(Math.min(parent.width, parent.height * 1.2))
        height: Math.floor(Math.min(parent.height, width * 1.15))
        path: work.card ? "employee/bust/" + work.card.sitter : ""
        fills: true
    }
}
