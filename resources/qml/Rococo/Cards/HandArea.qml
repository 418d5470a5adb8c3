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
    readonly property real cardHeight: rowHeight - Theme.size.heading - Theme.size.gapSmall
    // What lies aside is slim, unless something there can be chosen.
    readonly property real slim: Math.min(widest, cardHeight * RococoTheme.slimCard)
    readonly property list<CardPile> piles: [playedPile, handPile, supplyPile, discardPile]
    readonly property int slender: piles.reduce((sum, pile) => sum + (pile.aside ? pile.cards.count : 0), 0)
    readonly property int cards: piles.reduce((sum, pile) => sum + pile.cards.count, 0)
    readonly property real room: row.width - piles.reduce((sum, pile) => sum + taken(pile), 0)
    readonly property real evenly: room / Math.max(1, cards) - Theme.size.gapSmall
    readonly property real slimWidth: Math.min(slim, evenly)
    readonly property real cardWidth: Math.min(widest, (room - slender * (slimWidth + Theme.size.gapSmall)) / Math.max(1, cards - slender) - Theme.size.gapSmall)

    // The width of a pile besides its cards, each with a gap behind it.
    function taken(pile: CardPile): real {
        const inset = 2 * pile.inset + Theme.size.gap;
        return pile.cards.count ? inset - Theme.size.gapSmall : pile.visible ? inset + pile.bareWidth : 0;
    }

    Title {
        anchors.centerIn: parent
        visible: !area.shown
        text: qsTrId("window.hand.hidden")
        color: Theme.color.inkOnDarkSoft
    }

    // One of the player's own piles, with all cards open to their owner; those to play lie on a cloth.
    component CardPile: Item {
        id: pile

        required property string sign
        required property Rows cards
        required property string zone
        property bool inHand: false
        // The number of its cards that can be chosen.
        property int lit: 0
        readonly property bool aside: !inHand && lit === 0
        property real cardWidth: aside ? area.slimWidth : area.cardWidth
        readonly property bool narrow: cardWidth < RococoTheme.size.wordyCard
        readonly property real bareWidth: heading.implicitWidth
        readonly property real inset: inHand ? Theme.size.gap : 0

        function count() {
            let found = 0;
            for (let at = 0; at < faces.count; at++)
                found += (faces.itemAt(at) as CardPlace)?.legal ? 1 : 0;
            lit = found;
        }

        Thing.topic: "area." + zone
        height: parent?.height ?? 0
        width: Math.max(bareWidth, dealt.implicitWidth) + 2 * inset

        Plate {
            anchors.fill: parent
            visible: pile.inHand
            color: RococoTheme.color.cloth
            edge: Theme.color.gold
            edgeWidth: Theme.size.frame
        }

        Image {
            anchors.fill: parent
            anchors.margins: Theme.size.gapSmall
            visible: pile.inHand
            source: pile.inHand ? `image://glyph/damask/${Theme.color.goldLight.toString().slice(-6)}/000000/${Math.round(Theme.size.iconHuge)}` : ""
            fillMode: Image.Tile
            opacity: RococoTheme.woven
        }

        Plate {
            anchors.fill: parent
            anchors.margins: Theme.size.gapSmall
            visible: pile.inHand
            radius: Theme.size.radiusSmall
            edge: Theme.color.goldDeep
        }

        DropSpot {
            z: 0
            zone: pile.zone
        }

        CentredRow {
            id: heading

            x: pile.inset
            height: Theme.size.heading
            spacing: Theme.size.gapSmall

            Glyph {
                width: Theme.size.iconSmall
                name: pile.sign
                tint: pile.inHand ? Theme.color.goldLight : Theme.color.inkOnDarkSoft
                inner: pile.inHand ? RococoTheme.color.cloth : Theme.color.wood
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
            id: dealt

            x: pile.inset + Math.max(0, (pile.width - 2 * pile.inset - width) / 2) * (pile.inHand ? 1 : 0)
            anchors.top: heading.bottom
            anchors.bottom: parent.bottom
            anchors.topMargin: Theme.size.gapTiny
            anchors.bottomMargin: pile.inHand ? Theme.size.gap : 0
            spacing: Theme.size.gapSmall

            Repeater {
                id: faces

                model: pile.cards
                onCountChanged: pile.count()

                delegate: CardPlace {
                    id: face

                    width: pile.cardWidth
                    height: Math.min(dealt.height, Math.max(1, pile.cardWidth) / RococoTheme.ownCard[0])
                    narrow: pile.narrow
                    onLegalChanged: pile.count()

                    Anchor {
                        place: "card:" + face.choice
                        piece: face.contentItem
                    }
                }
            }
        }
    }

    // What was played on the left, what lies aside on the right; the hand has the room between.
    Item {
        id: row

        anchors.left: parent.left
        anchors.right: area.folded ? parent.right : further.left
        anchors.rightMargin: area.folded ? 0 : Theme.size.gapLarge
        height: area.rowHeight
        visible: area.shown

        CardPile {
            id: playedPile

            visible: area.belongings.played.count > 0
            sign: "card"
            cards: area.belongings.played
            zone: "played"
        }

        CardPile {
            id: handPile

            x: playedPile.visible ? playedPile.width + Theme.size.gap : 0
            width: supplyPile.x - Theme.size.gap - x
            inHand: true
            sign: "hand"
            cards: area.belongings.hand
            zone: "hand"
        }

        CardPile {
            id: supplyPile

            x: discardPile.x - Theme.size.gap - width
            sign: "stack"
            cards: area.belongings.supply
            zone: "supply"
        }

        CardPile {
            id: discardPile

            x: parent.width - width
            sign: "discard"
            cards: area.belongings.discard
            zone: "discard"
        }

        // Before what lies aside, which nobody carries anything to meanwhile.
        CourtGate {
            x: supplyPile.x
            z: 1
            width: parent.width - x
            height: parent.height
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
