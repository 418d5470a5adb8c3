pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Log
import Table.Program

// Rings on the table around the places that something elsewhere refers to; they cover nothing that is written beside these.
Item {
    id: light

    required property Item table
    required property FocusWalker walker
    // Where the pieces lie that a choice would spend, and those of the play that the analysis shows.
    required property list<string> spent
    required property list<string> played

    enabled: false

    PieceFinder {
        id: finder
    }

    Repeater {
        model: [...Pointer.places, ...light.spent, ...light.played, ...((Pointer.sentence as LogLine)?.places ?? [])]

        delegate: Ring {
            required property string modelData
            readonly property Item spot: light.walker.spot(modelData)

            objectName: "spot:" + modelData
            visible: spot !== null && spot.width > 0
            area: spot ? finder.framed(light.table, light, [light.mapFromItem(spot, 0, 0, spot.width, spot.height)], Theme.size.light)[0] : Qt.rect(0, 0, 0, 0)
        }
    }
}
