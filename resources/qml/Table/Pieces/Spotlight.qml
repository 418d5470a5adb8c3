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

        delegate: Rectangle {
            required property string modelData
            readonly property Item spot: Flights.spot(modelData)
            readonly property rect area: spot ? light.mapFromItem(spot, 0, 0, spot.width, spot.height) : Qt.rect(0, 0, 0, 0)

            objectName: "spot:" + modelData
            x: area.x - Theme.size.gapSmall
            y: area.y - Theme.size.gapSmall
            width: area.width + 2 * Theme.size.gapSmall
            height: area.height + 2 * Theme.size.gapSmall
            visible: area.width > 0
            radius: Theme.size.radius
            color: Theme.color.clear
            border.width: Theme.size.gapSmall
            border.color: Theme.color.heading

            Rectangle {
                anchors.fill: parent
                anchors.margins: Theme.size.gapTiny / 2
                radius: Theme.size.radius
                color: Theme.color.clear
                border.width: Theme.size.gapTiny
                border.color: Theme.color.goldLight
            }
        }
    }
}
