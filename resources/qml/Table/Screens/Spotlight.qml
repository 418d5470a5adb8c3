pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Log
import Table.Program

// Rings on the table around the places that something elsewhere refers to; they leave out the headings beside these.
Item {
    id: light

    required property Item table
    required property FocusWalker walker
    // Where the pieces lie that a choice would spend, and those of the play that the analysis shows.
    required property list<string> spent
    required property list<string> played

    enabled: false

    // What a ring surrounds: a place and a little more, but nothing of a heading.
    function around(place: rect): rect {
        const rim = Theme.size.gapTiny;
        const area = finder.clear(table, light, place, Theme.size.gapSmall + rim);
        return Qt.rect(area.x + rim, area.y + rim, area.width - 2 * rim, area.height - 2 * rim);
    }

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
            area: spot ? light.around(light.mapFromItem(spot, 0, 0, spot.width, spot.height)) : Qt.rect(0, 0, 0, 0)
        }
    }
}
