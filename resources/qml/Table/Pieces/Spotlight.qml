pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Theme

// Rings on the table around the places that something elsewhere refers to.
Item {
    id: light

    enabled: false

    Repeater {
        model: Flights.pointed

        delegate: Ring {
            required property string modelData
            readonly property Item spot: Flights.spot(modelData)

            objectName: "spot:" + modelData
            visible: spot !== null && spot.width > 0
            area: spot ? light.mapFromItem(spot, -Theme.size.gapSmall, -Theme.size.gapSmall, spot.width + 2 * Theme.size.gapSmall, spot.height + 2 * Theme.size.gapSmall) : Qt.rect(0, 0, 0, 0)
        }
    }
}
