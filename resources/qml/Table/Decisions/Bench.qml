import QtQuick
import Table.Controls

// The player asked, with their portrait if there is room, and what the question is about, to be picked up
// from here.
Item {
    id: bench

    required property Prompt prompt
    required property Dragging dragging
    // The name under which the player's own marker is dragged.
    required property string marker
    // How much room there is for a portrait; 0 for none.
    property real room: 0
    // The room for what is picked up, which is kept also without it, so that the answers begin at one spot. Below an
    // emblem it takes none beside it.
    required property real held
    default property alias pieces: row.data

    implicitWidth: room > 0 ? room + row.spacing + held : Math.max(Theme.size.touch, held)
    implicitHeight: row.implicitHeight

    Grid {
        id: row

        anchors.left: parent.left
        anchors.leftMargin: bench.room > 0 ? 0 : (parent.width - width) / 2
        columns: bench.room > 0 ? children.length : 1
        spacing: Theme.size.gap
        horizontalItemAlignment: Grid.AlignHCenter
        verticalItemAlignment: Grid.AlignVCenter

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
}
