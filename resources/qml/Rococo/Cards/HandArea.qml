pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Game
import Rococo.Scenes
import Rococo.Theme
import Table.Controls

// The cards and pieces of the person at the screen; empty while nobody may look.
Item {
    id: area

    required property RococoTable laid
    readonly property Belongings belongings: laid.belongings

    // In a narrow or high place the cards are above the rest.
    readonly property bool folded: width < RococoTheme.size.handRow || height > 1.8 * RococoTheme.size.handArea
    readonly property real rowHeight: folded ? (height - Theme.size.gap) / 2 : height
    readonly property real second: height - rowHeight
    readonly property real widest: Math.max(RococoTheme.size.cardWidth, (rowHeight - Theme.size.heading) * RococoTheme.ownCard[1])
    readonly property bool shown: belongings.seat >= 0
    readonly property int cards: belongings.played.count + belongings.hand.count + belongings.supply.count + belongings.discard.count
    readonly property real room: piles.width + piles.spacing - taken(playedPile) - taken(handPile) - taken(supplyPile) - taken(discardPile)
    readonly property real cardWidth: Math.min(widest, room / Math.max(1, cards) - Theme.size.gapSmall)

    // The width of a pile besides its cards, each with a gap behind it.
    function taken(pile: CardPile): real {
        if (pile?.cards.count)
            return piles.spacing - Theme.size.gapSmall;
        return pile === playedPile ? 0 : piles.spacing + (pile?.bareWidth ?? 0);
    }

    Title {
        anchors.centerIn: parent
        visible: !area.shown
        text: qsTrId("window.hand.hidden")
        color: Theme.color.inkOnDarkSoft
    }

    // One of the player's own piles, with all cards open to their owner.
    component CardPile: Item {
        id: pile

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
                about: area.laid.about(pile.zone)
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
                    height: Math.min(row.height, Math.max(1, pile.cardWidth) / RococoTheme.ownCard[0])
                    narrow: pile.narrow

                    Anchor {
                        place: "card:" + face.choice
                        piece: face.contentItem
                    }
                }
            }
        }
    }

    Row {
        id: piles

        anchors.left: parent.left
        anchors.right: area.folded ? parent.right : further.left
        anchors.rightMargin: area.folded ? 0 : Theme.size.gapLarge
        height: area.rowHeight
        visible: area.shown
        spacing: Theme.size.gapLarge

        CardPile {
            id: playedPile

            visible: area.belongings.played.count > 0
            sign: "card"
            cards: area.belongings.played
            zone: "played"
        }

        CardPile {
            id: handPile

            sign: "hand"
            cards: area.belongings.hand
            zone: "hand"
        }

        CardPile {
            id: supplyPile

            sign: "stack"
            cards: area.belongings.supply
            zone: "supply"
        }

        CardPile {
            id: discardPile

            sign: "discard"
            cards: area.belongings.discard
            zone: "discard"
        }
    }

    SceneStrip {
        id: further

        anchors.right: purse.left
        anchors.rightMargin: Theme.size.gapLarge
        y: area.second
        visible: area.shown
        parts: area.laid.parts("hand")
        each: area.rowHeight
    }

    Purse {
        id: purse

        anchors.right: parent.right
        y: area.second
        width: area.folded ? Math.max(RococoTheme.size.purseWidth, Math.min(parent.width - further.width - Theme.size.gapLarge, 2.2 * height)) : RococoTheme.size.purseWidth
        height: area.rowHeight
        visible: area.shown
        laid: area.laid
    }
}
