import QtQuick
import Table.Controls

// The player asked, with their portrait if there is room, and what the question is about, to be picked up
// from here.
CentredRow {
    id: bench

    required property Prompt prompt
    required property Dragging dragging
    // The name under which the player's own marker is dragged.
    required property string marker
    // How much room there is for a portrait; 0 for none.
    property real room: 0

    spacing: Theme.size.gap

    Medallion {
        id: asked

        width: portrait ? bench.room : Theme.size.touch
        portrait: bench.room > 0 ? bench.prompt.portrait : ""
        seat: bench.prompt.seat
        emblem.objectName: "heldEmblem"

        Held {
            parent: asked.emblem
            enabled: bench.dragging.held === bench.marker
            seat: bench.prompt.seat
        }
    }
}
