import QtQuick
import Rococo.Game
import Rococo.Theme
import Table.Controls

// An employee before the workplace of the trade.
Item {
    id: work

    required property CardFace card
    readonly property string trade: card?.type ?? ""

    Ground {
        anchors.fill: parent
        path: work.card ? "employee/shop/" + work.trade : ""
        tint: RococoTheme.color.thimbleLight(work.trade)
        strength: RococoTheme.scenery
    }

    Picture {
        anchors.right: parent.right
        anchors.rightMargin: Theme.size.gap
        width: Math.min(height * 6 / 5, parent.width - Theme.size.gap)
        height: parent.height
        path: work.card ? "employee/bust/" + work.card.sitter : ""
    }

    Plate {
        anchors.fill: parent
        radius: 0
        edge: RococoTheme.color.thimble(work.trade)
    }
}
