import QtQuick
import Rococo.Cards
import Rococo.Game
import Rococo.Theme
import Table.Controls
import Table.Program
import Table.Theme

// The player asked, and the piece that the question is about, to be picked up from here.
Row {
    id: bench

    required property RococoPrompt prompt
    required property Dragging dragging

    spacing: Theme.size.gap

    Emblem {
        objectName: "heldEmblem"
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.size.touch
        seat: bench.prompt.seat

        Held {
            enabled: bench.dragging.held === "emblem"
            seat: bench.prompt.seat
        }
    }

    DressFigure {
        width: Theme.size.rowHeight
        height: Theme.size.promptBar - 2 * Theme.size.gapLarge
        visible: bench.prompt.dress !== null
        dress: bench.prompt.dress
        objectName: "heldDress"

        Held {
            enabled: bench.dragging.held === "dress"
            face: bench.prompt.dress
        }
    }

    ResourceTile {
        width: RococoTheme.size.tileWidth
        height: RococoTheme.size.tileHeight
        visible: bench.prompt.tile !== null
        tile: bench.prompt.tile
        objectName: "heldTile"

        Held {
            enabled: bench.dragging.held === "tile"
            face: bench.prompt.tile
        }
    }
}
