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
    readonly property list<string> lit: [...Pointer.places, ...spent, ...played, ...((Pointer.sentence as LogLine)?.places ?? [])]
    // What is lit, as far as it is there.
    readonly property list<Item> spots: lit.map(place => walker.spot(place)).filter(spot => spot !== null)

    enabled: false

    Repeater {
        model: light.lit

        delegate: SpotRing {
            required property string modelData

            objectName: "spot:" + modelData
            table: light.table
            walker: light.walker
            target: modelData
        }
    }
}
