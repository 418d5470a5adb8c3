pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Log

// Rings on the table around the places that something elsewhere refers to.
Item {
    id: light

    required property FocusWalker walker
    // Where the pieces lie that a choice would spend, and those of the play that the analysis shows.
    required property list<string> spent
    required property list<string> played

    enabled: false

    Repeater {
        model: [...Pointer.places, ...light.spent, ...light.played, ...((Pointer.sentence as LogLine)?.places ?? [])]

        delegate: Ring {
            required property string modelData
            readonly property Item spot: light.walker.spot(modelData)

            objectName: "spot:" + modelData
            visible: spot !== null && spot.width > 0
            area: spot ? light.mapFromItem(spot, -Theme.size.gapSmall, -Theme.size.gapSmall, spot.width + 2 * Theme.size.gapSmall, spot.height + 2 * Theme.size.gapSmall) : Qt.rect(0, 0, 0, 0)
        }
    }
}
