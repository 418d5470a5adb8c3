pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Cards
import Table.Controls

// The employees for hire; they all cost the same, less for each one that is gone.
Display {
    id: display

    name: "hire"
    label: qsTrId("window.market.hire")
    further: Amount {
        anchors.verticalCenter: parent?.verticalCenter
        visible: display.laid.market.hirePrice >= 0
        sign: "livre"
        value: display.laid.market.hirePrice
        tint: Theme.color.goldLight
        inner: Theme.color.goldDeep
        ink: Theme.color.inkOnDark
    }

    Repeater {
        model: display.laid.market.hire

        delegate: CardPlace {
            id: place

            required property string key

            about: card?.about ?? display.laid.market.noEmployee
            width: display.each(display.laid.market.hire.count)
            height: display.below

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
