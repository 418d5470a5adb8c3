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

    Repeater {
        model: [...Pointer.places, ...light.spent, ...light.played, ...((Pointer.sentence as LogLine)?.places ?? [])]

        delegate: SpotRing {
            required property string modelData

            objectName: "spot:" + modelData
            table: light.table
            walker: light.walker
            target: modelData
        }
    }
}
