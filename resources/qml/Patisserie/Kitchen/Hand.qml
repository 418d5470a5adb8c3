pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Game
import Patisserie.Pieces
import Patisserie.Theme
import Table.Controls

// The cards in the hand, and the numbers of unused and used ones.
Item {
    id: hand

    required property PatisserieTable laid
    // Never negative, as it would be before the table has its size; the cards would be in reverse order.
    readonly property real each: Math.max(Theme.size.touch, Math.floor(Math.min(1.3 * PatisserieTheme.size.card, (width + Theme.size.gapSmall) / Math.max(1, laid.kitchen.hand.count) - Theme.size.gapSmall)))

    Thing.topic: "area.hand"

    Anchor {
        place: "region:hand"
    }

    Row {
        id: heads

        // Clear of the digits on the cards.
        height: Theme.size.heading - Theme.size.gapSmall
        spacing: Theme.size.gapHuge

        Corner {
            width: Theme.size.column / 2
            height: heads.height
            label: qsTrId("window.patisserie.title.hand")
            about: hand.laid.about("hand")
        }

        Repeater {
            model: [["unused", hand.laid.kitchen.unused], ["used", hand.laid.kitchen.used]]

            delegate: Explained {
                id: pile

                required property var modelData
                readonly property list<string> names: {
                    const found = [];
                    for (let n = 0; n < pile.modelData[1].count; n++)
                        found.push(pile.modelData[1].data(pile.modelData[1].index(n, 0), 258));
                    return found;
                }

                width: said.implicitWidth
                height: heads.height
                Thing.topic: "area." + pile.modelData[0]
                label: Phrases.filled(qsTrId(`window.patisserie.title.${pile.modelData[0]}`), [pile.modelData[1].count])
                about: names.join("\n")

                Words {
                    id: said

                    height: parent.height
                    text: pile.label
                    color: Theme.color.inkOnDarkSoft
                }
            }
        }
    }

    DropSpot {
        zone: "hand"
    }

    Row {
        y: Theme.size.heading
        spacing: Theme.size.gapSmall

        Repeater {
            model: hand.laid.kitchen.hand

            // In a full hand a card is wider while it is looked at, over its neighbours, within the hand.
            delegate: Spot {
                readonly property bool seen: (hovered || focusSeen) && !Pointer.carrying
                readonly property real more: seen ? Math.max(0, PatisserieTheme.size.card - width) : 0

                width: hand.each
                height: hand.height - Theme.size.heading
                before: Math.max(Math.min(more / 2, x), more - (hand.width - x - width))
                after: more - before
                z: seen ? 3 : 0
                place: "card:" + key
                ground: Theme.color.clear
                rim: Theme.color.clear
            }
        }
    }
}
