import QtQuick
import Patisserie.Game
import Patisserie.Pieces
import Table.Controls
import Table.Program
import Table.Theme

// The player asked, a marker to pick up, and the card that was played.
Row {
    id: bench

    required property PatisseriePrompt prompt
    required property Dragging dragging
    readonly property string topic: "area.bench"

    spacing: Theme.size.gap

    Emblem {
        objectName: "heldEmblem"
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.size.touch
        seat: bench.prompt.seat

        Held {
            enabled: bench.dragging.held === "marker"
            seat: bench.prompt.seat
        }
    }

    Mark {
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.size.touch
        name: {
            const card = bench.prompt.card as StaffFace;
            return card === null || card.training === "mentor" ? "" : card.training;
        }
    }
}
