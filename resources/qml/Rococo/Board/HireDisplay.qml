pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Cards
import Rococo.Game
import Table.Controls

// The employees for hire; they all cost the same, less for each one that is gone.
Item {
    id: display

    required property Market market

    Thing.topic: "area.hire"

    Heading {
        id: heading

        label: qsTrId("window.market.hire")
        about: display.market.about("hire")
    }

    Amount {
        anchors.left: heading.right
        anchors.leftMargin: Theme.size.gapLarge
        anchors.verticalCenter: heading.verticalCenter
        visible: display.market.hirePrice >= 0
        sign: "livre"
        value: display.market.hirePrice
        tint: Theme.color.goldLight
        inner: Theme.color.goldDeep
        ink: Theme.color.inkOnDark
    }

    Row {
        id: row

        anchors.top: heading.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        spacing: Theme.size.gapSmall

        Repeater {
            model: display.market.hire

            delegate: CardPlace {
                id: place

                required property string key

                about: card?.about ?? display.market.noEmployee
                width: (row.width - (display.market.hire.count - 1) * row.spacing) / display.market.hire.count
                height: row.height

                Picture {
                    anchors.fill: parent
                    anchors.margins: Theme.size.gapLarge
                    visible: place.card === null
                    path: visible ? "vacant/chair" : ""
                    Thing.vacant: true
                }

                Anchor {
                    place: "hire:" + place.key
                    piece: place.contentItem
                }
            }
        }
    }
}
