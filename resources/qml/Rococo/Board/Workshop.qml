pragma ComponentBehavior: Bound

import QtQuick

// The dress designs that can be made.
Display {
    id: workshop

    name: "workshop"
    label: laid.market.workshopName

    Repeater {
        model: workshop.laid.market.windows

        delegate: ShopWindow {
            width: workshop.each(workshop.laid.market.windows.count)
            height: workshop.below
            empty: workshop.laid.market.noDress
        }
    }
}
