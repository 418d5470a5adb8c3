pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Game
import Table.Controls

// The dress designs that can be made.
Item {
    id: workshop

    required property Market market

    Thing.topic: "area.workshop"

    Heading {
        id: heading

        label: workshop.market.workshopName
        about: workshop.market.about("workshop")
    }

    Row {
        id: row

        anchors.top: heading.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        spacing: Theme.size.gapSmall

        Repeater {
            model: workshop.market.windows

            delegate: ShopWindow {
                width: (row.width - (workshop.market.windows.count - 1) * row.spacing) / workshop.market.windows.count
                height: row.height
                empty: workshop.market.noDress
            }
        }
    }
}
