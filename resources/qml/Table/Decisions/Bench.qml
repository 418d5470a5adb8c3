import QtQuick
import Table.Controls

// The player asked, and what the question is about, to be picked up from here.
CentredRow {
    id: bench

    required property Prompt prompt
    required property Dragging dragging
    // The name under which the player's own marker is dragged.
    required property string marker

    spacing: Theme.size.gap

    Emblem {
        objectName: "heldEmblem"
        width: Theme.size.touch
        seat: bench.prompt.seat

        Held {
            enabled: bench.dragging.held === bench.marker
            seat: bench.prompt.seat
        }
    }
}
