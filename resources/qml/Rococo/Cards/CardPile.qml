pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Theme
import Table.Controls

// One of the player's own piles, with all cards open to their owner.
Item {
    id: pile

    required property HandArea area
    required property string sign
    required property Rows cards
    required property string zone
    property real cardWidth: area.cardWidth
    readonly property bool narrow: cardWidth < RococoTheme.size.wordyCard
    readonly property real bareWidth: heading.implicitWidth

    Thing.topic: "area." + zone
    height: parent?.height ?? 0
    implicitWidth: Math.max(bareWidth, row.implicitWidth)

    DropSpot {
        z: 0
        zone: pile.zone
    }

    CentredRow {
        id: heading

        height: Theme.size.heading
        spacing: Theme.size.gapSmall

        Glyph {
            width: Theme.size.iconSmall
            name: pile.sign
            tint: Theme.color.inkOnDarkSoft
            inner: Theme.color.wood
        }

        Heading {
            label: qsTrId(`window.hand.${pile.zone}`)
            about: pile.area.laid.about(pile.zone)
        }

        Words {
            text: pile.cards.count
            color: Theme.color.inkOnDarkSoft
        }
    }

    Row {
        id: row

        anchors.top: heading.bottom
        anchors.bottom: parent.bottom
        anchors.topMargin: Theme.size.gapSmall
        spacing: Theme.size.gapSmall

        Repeater {
            model: pile.cards

            delegate: CardPlace {
                id: face

                width: pile.cardWidth
                height: row.height
                narrow: pile.narrow

                Anchor {
                    place: "card:" + face.choice
                    piece: face.contentItem
                }
            }
        }
    }
}
