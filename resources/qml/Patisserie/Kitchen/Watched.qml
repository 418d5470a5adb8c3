pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Game
import Patisserie.Pieces
import Patisserie.Theme
import Table.Controls

// In the place of the hand, whose kitchen it is that everybody may see, and the cards of the hand face down.
Item {
    id: watched

    required property PatisserieTable laid
    readonly property Kitchen kitchen: laid.kitchen
    readonly property real high: height - Theme.size.heading
    readonly property real card: Math.min(high * 90 / 128, PatisserieTheme.size.card)

    Corner {
        width: parent.width
        label: Texts.say("window-patisserie-title-kitchen_of", {name: watched.kitchen.watched})
        about: ""
    }

    Emblem {
        id: emblem

        anchors.left: parent.left
        // Where the cards are, even if there is none.
        y: Math.round(Theme.size.heading + (watched.high - height) / 2)
        width: 0.7 * watched.card
        seat: watched.kitchen.seat
    }

    Row {
        id: cards

        anchors.left: emblem.right
        anchors.leftMargin: Theme.size.gapLarge
        y: Theme.size.heading
        spacing: Theme.size.gapSmall

        Repeater {
            model: watched.kitchen.backs

            delegate: Picture {
                width: Math.floor(Math.min(watched.card, (watched.width - emblem.width - Theme.size.gapHuge) / Math.max(1, watched.kitchen.backs) - Theme.size.gapSmall))
                height: Math.floor(watched.high)
                path: "patisserie/staff/back"
            }
        }
    }
}
