pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Game
import Patisserie.Pieces
import Patisserie.Theme
import Table.Controls

// The cards in the hand, and the numbers of unused and used ones; or all of the winner's, in whose kitchen one is.
Item {
    id: hand

    required property PatisserieTable laid
    property int rows: 1
    readonly property int count: laid.kitchen.hand.count
    // The cards keep their places as long as these cover none another; those to come have theirs from the beginning.
    readonly property bool keeping: standing.count <= standing.most
    readonly property int slots: keeping ? Math.max(count, standing.count, laid.kitchen.coming) : count
    readonly property string watched: laid.kitchen.watched
    // What is raised stays below the heading.
    readonly property real upper: Theme.size.heading + Theme.size.gapTiny
    readonly property int abreast: Math.max(1, Math.ceil(slots / rows))
    readonly property real high: Math.floor((height - upper - (rows - 1) * Theme.size.gapLarge) / rows)
    readonly property real widest: Math.floor(high * PatisserieTheme.handCard)
    // As many lie beside each other without covering one another.
    readonly property int beside: Math.min(abreast, 6)
    // Never negative, as it would be before the table has its size; the cards would be in reverse order.
    readonly property real each: Math.max(Theme.size.touch, Math.min(widest, Math.floor((width + Theme.size.gapSmall) / beside - Theme.size.gapSmall)))
    // In a full hand a card is larger while it is looked at, and the others make room for it. More cards than a hand
    // holds lie like a fan, and that which is looked at is in front.
    property Card seen: null
    readonly property bool fanned: abreast > beside
    readonly property real wide: rows > 1 || fanned ? each : widest
    readonly property real rest: rows > 1 || fanned ? each : Math.floor(Math.min(each, (width - wide) / Math.max(1, abreast - 1) - Theme.size.gapSmall))
    readonly property real step: fanned ? (width - each) / (abreast - 1) : (seen ? rest : each) + Theme.size.gapSmall

    Thing.topic: "area.hand"

    Anchor {
        place: "region:hand"
        bare: hand.count === 0
    }

    Row {
        id: heads

        // Clear of the digits on the cards.
        anchors.left: parent.left
        height: Theme.size.heading - Theme.size.gapSmall
        spacing: Theme.size.gapHuge

        Corner {
            width: hand.watched === "" ? Theme.size.column / 2 : hand.width
            height: heads.height
            label: hand.watched === "" ? qsTrId("window-patisserie-title-hand") : Texts.say("window-patisserie-title-kitchen_of", {name: hand.watched})
            about: hand.laid.about("hand")
        }

        Repeater {
            model: hand.watched === "" ? [["unused", hand.laid.kitchen.unused], ["used", hand.laid.kitchen.used]] : []

            delegate: Explained {
                id: pile

                required property var modelData
                readonly property Rows cards: pile.modelData[1]
                readonly property list<string> names: {
                    const found = [];
                    for (let n = 0; n < pile.cards.count; n++)
                        found.push(pile.cards.data(pile.cards.index(n, 0), 258));
                    return found;
                }

                width: stack.width + Theme.size.gapSmall + said.implicitWidth
                height: heads.height
                Thing.topic: "area." + pile.modelData[0]
                label: Texts.say(`window-patisserie-title-${pile.modelData[0]}`, {n: pile.cards.count})
                about: [hand.laid.about(pile.modelData[0]), ...names].join("\n")

                Anchor {
                    place: "pile:" + pile.modelData[0]
                    bare: pile.cards.count === 0
                }

                // As many backs as there are cards.
                Item {
                    id: stack

                    readonly property real each: 0.77 * height

                    width: each + Math.max(0, pile.cards.count - 1) * Theme.size.gapSmall
                    height: parent.height

                    Repeater {
                        model: pile.cards.count

                        delegate: Picture {
                            required property int index

                            anchors.left: parent?.left
                            anchors.leftMargin: index * Theme.size.gapSmall
                            width: stack.each
                            height: stack.height
                            stretches: true
                            path: "patisserie/staff/back"
                        }
                    }

                    Plate {
                        anchors.left: parent.left
                        width: stack.each
                        height: parent.height
                        visible: pile.cards.count === 0
                        radius: Theme.size.radiusSmall
                        color: Theme.color.woodLight
                        edge: Theme.color.woodEdge
                    }
                }

                Words {
                    id: said

                    anchors.right: parent.right
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

    Standing {
        id: standing

        cards: faces
        round: hand.laid.round
        most: 6 * hand.rows
    }

    component Card: Spot {
        id: card

        required property int index
        readonly property int slot: hand.keeping ? standing.place(choice, index) : index
        readonly property int row: Math.floor(slot / hand.abreast)
        readonly property bool seen: (hovered || focusSeen) && !Pointer.carrying
        // Where it lies; on its way there it passes the others.
        property real at: slot

        anchors.left: parent?.left
        anchors.leftMargin: (at - row * hand.abreast) * hand.step + (hand.seen && at > hand.seen.at ? hand.wide - hand.rest : 0)
        y: row * (Math.floor(hand.each / PatisserieTheme.handCard) + Theme.size.gapLarge)
        width: seen ? hand.wide : hand.seen ? hand.rest : hand.each
        height: Math.floor(width / PatisserieTheme.handCard)
        onSeenChanged: hand.seen = seen ? card : hand.seen === card ? null : hand.seen
        // The outermost one is raised away from the edge of the window.
        transformOrigin: slot !== row * hand.abreast ? Item.Top : Theme.mirrored ? Item.TopRight : Item.TopLeft
        z: seen ? 3 : 0
        place: "card:" + key
        ground: Theme.color.clear
        rim: Theme.color.clear

        Behavior on at {
            enabled: card.at >= 0

            Glide {}
        }
    }

    Item {
        y: hand.upper
        width: hand.width

        Repeater {
            id: faces

            model: hand.laid.kitchen.hand
            delegate: Card {}
        }
    }
}
