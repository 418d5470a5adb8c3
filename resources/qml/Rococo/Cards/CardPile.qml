pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Game
import Rococo.Theme
import Table.Controls

// One of the player's own piles, with all cards open to their owner; those to play lie on a cloth.
Item {
    id: pile

    required property RococoTable laid
    required property string sign
    required property Rows cards
    required property string zone
    property bool inHand: false
    // The name of its owner, if it is not the person at the screen.
    property string owner: ""
    // The width of a card, and of one that lies aside.
    required property real wide
    required property real slim
    // The number of places in it, and how many there would be if each card kept its own.
    property int slots: cards.count
    // The same while the pile grows or shrinks, in step with its cards.
    property real spread: slots
    readonly property alias kept: standing.count
    // For how many places there is room; 0 if that does not matter.
    property alias most: standing.most
    // The number of its cards that can be chosen.
    property int lit: 0
    readonly property bool aside: !inHand && lit === 0
    property real cardWidth: aside ? slim : wide
    readonly property bool narrow: cardWidth < RococoTheme.size.wordyCard
    // Whether it is only a heading, in the line of another pile's, whose cards have all the room below.
    property bool lodged: false
    // The width of the heading that its own line takes in.
    property real lodging: 0
    readonly property real bareWidth: heading.implicitWidth + lodging
    readonly property real inset: inHand ? Theme.size.gap : 0

    function count() {
        let found = 0;
        for (let at = 0; at < faces.count; at++)
            found += (faces.itemAt(at) as CardPlace)?.legal ? 1 : 0;
        lit = found;
    }

    Thing.topic: "area." + zone
    width: Math.max(bareWidth, dealt.implicitWidth) + 2 * inset

    Behavior on spread {
        Glide {}
    }

    // No plates: each of its many widths would be kept as a picture.
    Rectangle {
        anchors.fill: parent
        visible: pile.inHand
        radius: Theme.size.radius
        color: RococoTheme.color.cloth
        border.color: Theme.color.gold
        border.width: Theme.size.frame
    }

    Damask {
        anchors.fill: parent
        anchors.margins: Theme.size.gapSmall
        visible: pile.inHand
        tint: Theme.color.goldLight
        opacity: RococoTheme.woven
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.size.gapSmall
        visible: pile.inHand && !Theme.stark
        radius: Theme.size.radiusSmall
        color: Theme.color.clear
        border.color: Theme.color.goldDeep
        border.width: Theme.size.hair
    }

    DropSpot {
        z: 0
        zone: pile.zone
    }

    Anchor {
        place: "pile:" + pile.zone
        bare: pile.cards.count === 0
    }

    CentredRow {
        id: heading

        anchors.left: parent.left
        anchors.leftMargin: pile.inset
        height: Theme.size.heading
        spacing: Theme.size.gapSmall

        Emblem {
            visible: pile.owner !== ""
            seat: pile.laid.belongings.seat
        }

        Glyph {
            width: Theme.size.iconSmall
            name: pile.sign
            tint: pile.inHand ? Theme.color.goldLight : Theme.color.inkOnDarkSoft
            inner: pile.inHand ? RococoTheme.color.cloth : Theme.color.wood
        }

        Heading {
            label: pile.owner === "" ? qsTrId(`window-hand-${pile.zone}`) : Texts.say("window-hand-of", {name: pile.owner})
            about: pile.laid.about(pile.zone)
        }

        // As wide whatever the digit.
        Words {
            width: Math.max(implicitWidth, Theme.size.gapLarge)
            text: pile.cards.count
            color: Theme.color.inkOnDarkSoft
        }
    }

    Standing {
        id: standing

        cards: faces
        round: pile.laid.round
    }

    Item {
        id: dealt

        readonly property real each: pile.cardWidth + Theme.size.gapSmall

        anchors.left: parent.left
        anchors.leftMargin: pile.inset
        anchors.top: heading.bottom
        anchors.bottom: parent.bottom
        anchors.topMargin: Theme.size.gapTiny
        anchors.bottomMargin: pile.inHand ? Theme.size.gap : 0
        implicitWidth: Math.max(0, pile.spread * each - Theme.size.gapSmall)

        Repeater {
            id: faces

            model: pile.cards
            onCountChanged: pile.count()

            delegate: CardPlace {
                id: face

                required property int index
                // Where it lies; on its way there it passes the others.
                property real at: pile.slots < pile.kept ? index : standing.place(choice, index)

                anchors.left: parent?.left
                // One that is too narrow for its name is whole, over those beside it, while it is pointed at.
                readonly property bool unfolded: pile.narrow && (hovered || focusSeen) && !Pointer.carrying
                readonly property real extra: unfolded ? RococoTheme.size.wordyCard - pile.cardWidth : 0

                anchors.leftMargin: at * dealt.each - (at > 0 ? extra / 2 : 0)
                width: pile.cardWidth + extra
                height: Math.min(dealt.height, Math.max(1, pile.cardWidth) / RococoTheme.ownCard[0])
                narrow: pile.narrow && !unfolded
                z: risen ? 3 : unfolded ? 1 : 0
                // What is raised stays below the heading.
                transformOrigin: Item.Top
                onLegalChanged: pile.count()

                Picture {
                    anchors.fill: parent
                    visible: face.card === null
                    path: "sign/card-back"
                }

                Behavior on at {
                    enabled: face.at >= 0

                    Glide {}
                }

                Anchor {
                    id: landing

                    place: "card:" + face.choice
                    piece: face.contentItem
                }

                Binding {
                    target: face.background
                    property: "opacity"
                    value: 0
                    when: landing.coming
                }
            }
        }
    }
}
