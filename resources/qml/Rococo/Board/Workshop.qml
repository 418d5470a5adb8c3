pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Controls
import Rococo.Game
import Rococo.Theme

// The dress designs that can be made.
Item {
    id: workshop

    required property Market market

    signal chosen(option: string)

    Title {
        id: heading

        height: Theme.size.heading
        text: workshop.market.workshopName
        font.pixelSize: Theme.font.label
        color: Theme.color.inkOnDark
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

                onChosen: workshop.chosen(option)
            }
        }
    }
}
