pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Theme

// The dress designs that can be made.
Display {
    id: workshop

    name: "workshop"
    label: laid.market.workshopName
    count: laid.market.windows.count
    shape: RococoTheme.shop

    Repeater {
        model: workshop.laid.market.windows

        delegate: ShopWindow {
            laid: workshop.laid
            width: workshop.each.width
            height: workshop.each.height
        }
    }
}
