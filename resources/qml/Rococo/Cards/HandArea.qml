pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Game
import Rococo.Scenes
import Rococo.Theme
import Table.Controls

// The cards and pieces of the person at the screen, or of a player who is watched; empty while nobody may look.
Item {
    id: area

    required property RococoTable laid
    // Where the parts of expansions are that lie beside the purse.
    property Item annex: area
    readonly property Belongings belongings: laid.belongings

    // In a high place what is played and in the hand lies above the rest; in a narrow one this is in two rows, too.
    readonly property int rows: width < RococoTheme.size.handColumn ? 3 : width < RococoTheme.size.handRow || height > 1.8 * RococoTheme.size.handArea ? 2 : 1
    readonly property bool folded: rows > 1
    readonly property real rowHeight: (height - (rows - 1) * Theme.size.gap) / rows
    // What can be chosen below gets some of the room of the hand, if its row is low.
    readonly property bool choosing: folded && rowHeight < RococoTheme.size.handArea && handPile.lit + playedPile.lit === 0 && supplyPile.lit + discardPile.lit > 0
    readonly property real upperHeight: choosing ? 0.75 * rowHeight : rowHeight
    readonly property real lowerHeight: folded ? 2 * rowHeight - upperHeight : rowHeight
    readonly property real second: folded ? upperHeight + Theme.size.gap : 0
    readonly property real last: height - rowHeight
    // What they take of the row of the purse.
    readonly property real lent: annex === area && further.visible ? further.width + Theme.size.gapLarge : 0
    readonly property bool shown: belongings.seat >= 0

    Title {
        anchors.centerIn: parent
        visible: !area.shown
        text: qsTrId("window-hand-hidden")
        color: Theme.color.inkOnDarkSoft
    }

    // The share of a single row that the hand has, whatever lies in it, so that no pile beside it moves; less if the cards beside
    // it could not be read otherwise.
    readonly property real wished: Math.max(row.width * RococoTheme.handShare, RococoTheme.handCards * (RococoTheme.size.wordyCard + Theme.size.gapSmall) + 2 * handPile.inset + Theme.size.gap)
    readonly property real ceded: row.width - Math.max(lying, owns - RococoTheme.handCards) * readable - discardPile.bareWidth - 4 * Theme.size.gap
    readonly property real needed: Math.max(handPile.bareWidth, belongings.hand.count * readable) + 2 * handPile.inset
    readonly property real owned: Math.round(Math.max(needed, Math.min(wished, ceded)))
    readonly property real readable: RococoTheme.size.leastCard + Theme.size.gapSmall
    // Whether cards are chosen for the hand.
    readonly property bool dealing: supplyPile.lit > 0 && handPile.lit === 0 && belongings.played.count === 0
    // In a single row all cards beside the hand have one size, with room for all that are the player's, and for as many as one
    // begins with: nothing moves while they are played. If they were then so narrow that their bonuses could not be read, those
    // in the hand have no room beside it.
    readonly property int owns: Math.max(RococoTheme.firstCards, belongings.supply.count + belongings.hand.count + belongings.played.count + belongings.discard.count)
    readonly property int lying: supplyPile.slots + belongings.played.count + belongings.discard.count
    readonly property real spare: below.width - 2 * Theme.size.gap
    // What headings without cards take.
    readonly property real headed: (supplyPile.slots > 0 ? 0 : supplyPile.bareWidth) + (belongings.discard.count > 0 ? 0 : discardPile.bareWidth)
    readonly property real usual: Math.min(below.widest + Theme.size.gapSmall, spare / owns, (spare - discardPile.bareWidth) / RococoTheme.firstCards)
    readonly property real even: Math.min(usual < readable ? below.widest + Theme.size.gapSmall : usual, (spare - headed) / Math.max(lying, owns - RococoTheme.handCards)) - Theme.size.gapSmall

    // Piles that share a row.
    component Sharing: QtObject {
        required property real width
        required property real high
        required property list<CardPile> piles
        // The one whose cards keep their places, and the places of those that have yet to come or are gone, which are free as
        // long as the others can have words beside them.
        property CardPile hand: null
        readonly property real cardHeight: high - Theme.size.heading - Theme.size.gapSmall
        readonly property real widest: Math.max(Math.min(RococoTheme.size.cardWidth, 1.4 * cardHeight), (high - Theme.size.heading) * RococoTheme.ownCard[1])
        // What lies aside is slim, unless something there can be chosen.
        readonly property real slim: Math.min(widest, cardHeight * RococoTheme.slimCard)
        readonly property int slender: piles.reduce((sum, pile) => sum + (pile?.aside ? placesOf(pile) : 0), 0)
        readonly property int cards: piles.reduce((sum, pile) => sum + placesOf(pile), 0)
        readonly property int held: hand?.cards.count ?? 0
        readonly property int gone: hand ? Math.max(hand.kept, RococoTheme.handCards) - held : 0
        readonly property int free: wideFor(gone) < Math.min(widest, RococoTheme.size.wordyCard) ? Math.max(0, Math.min(gone, RococoTheme.handCards - held)) : gone
        readonly property real room: width - piles.reduce((sum, pile) => sum + taken(pile), 0)
        readonly property real slimWidth: slimFor(free)
        readonly property real cardWidth: wideFor(free)

        // The places of a pile; those of the hand depend on all this. A pile may be gone before this is.
        function placesOf(pile: CardPile): int {
            return !pile ? 0 : pile.inHand ? pile.cards.count : pile.slots;
        }

        // The width of a slim card, and of another one, beside so many free places.
        function slimFor(free: int): real {
            return Math.min(slim, room / Math.max(1, cards + free) - Theme.size.gapSmall);
        }

        function wideFor(free: int): real {
            const left = room - slender * (slimFor(free) + Theme.size.gapSmall);
            return Math.min(widest, left / Math.max(1, cards + free - slender) - Theme.size.gapSmall);
        }

        // The width of a pile besides its cards, each with a gap behind it; its heading may be longer than
        // they are.
        function taken(pile: CardPile): real {
            if (!pile?.visible || pile.lodged)
                return 0;
            const places = pile.inHand ? Math.max(pile.cards.count, RococoTheme.handCards) : placesOf(pile);
            const dealt = places * (slim + Theme.size.gapSmall) - (places ? Theme.size.gapSmall : 0);
            return 2 * pile.inset + Theme.size.gap + Math.max(dealt, pile.bareWidth) - dealt - (places ? Theme.size.gapSmall : 0);
        }
    }

    Sharing {
        id: above

        width: area.folded ? row.width : area.owned
        high: area.upperHeight
        piles: area.folded ? [handPile, playedPile] : [handPile]
        hand: handPile
    }

    Sharing {
        id: below

        width: !area.folded ? row.width - area.owned - Theme.size.gap : area.rows > 2 ? area.width : area.width - purse.width - Theme.size.gapLarge - area.lent
        high: area.lowerHeight
        piles: [supplyPile, discardPile]
    }

    component Pile: CardPile {
        required property Sharing shared

        height: lodged ? Theme.size.heading : shared.high
        laid: area.laid
        wide: inHand || area.folded ? shared.cardWidth : area.even
        slim: inHand || area.folded ? shared.slimWidth : area.even
    }

    // In a single row what was played lies beside the supply, and the discards at the end. In a high place it lies beside the hand, which has the rest.
    Item {
        id: row

        anchors.left: parent.left
        width: area.folded ? parent.width : parent.width - purse.width - Theme.size.gapLarge - area.lent
        height: area.height
        visible: area.shown

        Pile {
            id: playedPile

            anchors.left: parent.left
            anchors.leftMargin: area.folded ? parent.width - width : supplyPile.anchors.leftMargin + supplyPile.width + Theme.size.gap
            shared: area.folded ? above : below
            visible: area.belongings.played.count > 0
            sign: "card"
            cards: area.belongings.played
            zone: "played"
        }

        Pile {
            id: handPile

            anchors.left: parent.left
            width: area.folded ? playedPile.anchors.leftMargin + (playedPile.visible ? -Theme.size.gap : playedPile.width) : area.owned
            shared: above
            slots: cards.count + above.free
            most: Math.max(RococoTheme.handCards, Math.floor((above.width - 2 * inset) / (RococoTheme.size.wordyCard + Theme.size.gapSmall)))
            inHand: true
            sign: "hand"
            cards: area.belongings.hand
            owner: area.belongings.watched ? area.belongings.name : ""
            zone: "hand"
        }

        Pile {
            id: supplyPile

            anchors.left: parent.left
            anchors.leftMargin: area.folded ? 0 : area.owned + Theme.size.gap
            y: area.second
            shared: below
            // While cards are chosen, the others keep their places.
            slots: area.dealing ? Math.max(cards.count, kept) : cards.count
            sign: "stack"
            cards: area.belongings.supply
            lodging: discardPile.lodged ? Theme.size.gapLarge + discardPile.bareWidth : 0
            zone: "supply"
        }

        Pile {
            id: discardPile

            anchors.left: parent.left
            anchors.leftMargin: area.folded ? supplyPile.width + (lodged ? -width : Theme.size.gap) : parent.width - width
            y: area.second
            shared: below
            sign: "discard"
            cards: area.belongings.discard
            lodged: area.folded && cards.count === 0
            zone: "discard"
        }
    }

    SceneStrip {
        id: further

        parent: area.annex
        anchors.left: parent.left
        anchors.leftMargin: area.annex === area ? area.width - purse.width - Theme.size.gapLarge - width : 0
        y: area.annex === area ? area.last : 0
        visible: area.shown && parts.count > 0
        parts: area.laid.parts("hand")
        each: area.annex === area ? area.rowHeight : parent.height
    }

    Purse {
        id: purse

        anchors.right: parent.right
        y: area.last
        width: area.rows > 2 ? parent.width : area.folded ? Math.max(RococoTheme.size.purseWidth, Math.min(0.45 * parent.width, 2.2 * height)) : RococoTheme.size.purseWidth
        height: area.rowHeight
        visible: area.shown
        laid: area.laid
    }
}
