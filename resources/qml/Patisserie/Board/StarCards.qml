pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Game
import Patisserie.Pieces
import Table.Controls
import Table.Theme

// The cards that are hired by merit.
Item {
    id: stars

    required property Displays market
    required property string purpose
    readonly property string topic: "area.stars"

    signal chosen(option: string)

    Corner {
        id: head

        width: parent.width
        label: qsTrId("window.patisserie.title.stars")
        about: stars.purpose
    }

    Anchor {
        place: "region:stars"
    }

    Row {
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        spacing: Theme.size.gapSmall

        Repeater {
            model: stars.market.stars

            delegate: Spot {
                topic: (face as StaffFace)?.merit ?? ""
                width: Math.floor(Math.min(Theme.size.column * 1.3, (stars.width + Theme.size.gapSmall) / stars.market.stars.count - Theme.size.gapSmall))
                height: parent.height
                place: "star:" + key

                onTaken: option => stars.chosen(option)
            }
        }
    }
}
