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
    readonly property bool portrayed: room > 0 && prompt.portrait !== ""

    spacing: Theme.size.gap

    Item {
        width: bench.portrayed ? bench.room : Theme.size.touch
        height: width
        visible: emblem.path !== ""

        Plate {
            anchors.fill: parent
            visible: bench.portrayed
            radius: width / 2
            color: Theme.color.playerLight(bench.prompt.seat)
            edge: Theme.color.gold
            edgeWidth: Theme.size.frame

            Picture {
                anchors.fill: parent
                anchors.margins: Theme.size.frame
                path: bench.prompt.portrait
            }
        }

        Emblem {
            id: emblem

            objectName: "heldEmblem"
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: bench.portrayed ? -Theme.size.gapTiny : 0
            width: bench.portrayed ? Theme.size.iconLarge : Theme.size.touch
            seat: bench.prompt.seat

            Held {
                enabled: bench.dragging.held === bench.marker
                seat: bench.prompt.seat
            }
        }
    }
}
