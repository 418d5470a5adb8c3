pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Game
import Rococo.Theme
import Table.Controls

// Money, prestige, thread and lace, which count to their values while the player stays the same, and the
// silk on the rack.
Item {
    id: purse

    required property RococoTable laid
    readonly property Belongings belongings: laid.belongings

    Owner {
        id: owner

        belongings: purse.belongings
        seat: purse.belongings.seat
    }

    DropSpot {
        z: 0
        zone: "purse"
        lane: Qt.rect(box.x, box.y, box.width, box.height)
    }

    // The box for money and notions.
    Plate {
        id: box

        anchors.fill: amounts
        anchors.leftMargin: -Theme.size.gap
        anchors.rightMargin: -Theme.size.gap
        color: RococoTheme.color.cloth
        edge: Theme.color.goldDeep
    }

    Row {
        id: amounts

        anchors.left: parent.left
        anchors.leftMargin: Theme.size.gap
        height: Theme.size.heading + Theme.size.gapTiny
        spacing: Theme.size.gapLarge

        component Worth: Explained {
            id: worth

            required property string sign
            required property int number
            property alias tint: amount.tint
            property alias inner: amount.inner

            anchors.verticalCenter: parent?.verticalCenter
            label: Texts.say(`window-purse-${sign}`, {n: number})
            about: purse.laid.about(sign)
            Thing.topic: "area." + sign
            implicitWidth: amount.implicitWidth
            implicitHeight: amount.implicitHeight

            Counting {
                id: amount

                sign: worth.sign
                number: worth.number
                still: owner.fresh
                coming: purse.laid.motion.bringing.includes("purse " + worth.sign)
                iconSize: Theme.size.icon
                textSize: Theme.font.large
                ink: Theme.color.inkOnDark
            }
        }

        Worth {
            sign: "livre"
            number: purse.belongings.livre
            tint: Theme.color.goldLight
            inner: Theme.color.goldDeep
        }

        Worth {
            visible: purse.belongings.prestige >= 0
            sign: "prestige"
            number: purse.belongings.prestige
            tint: Theme.color.blushDeep
            inner: Theme.color.parchment
        }

        Worth {
            id: threads

            sign: "thread"
            number: purse.belongings.threads
            tint: RococoTheme.color.threadOnDark
            inner: Theme.color.inkOnDarkSoft
        }

        Worth {
            id: laces

            sign: "lace"
            number: purse.belongings.laces
            tint: RococoTheme.color.laceOnDark
            inner: Theme.color.wood
        }
    }

    MarkerStock {
        anchors.right: parent.right
        anchors.verticalCenter: amounts.verticalCenter
        laid: purse.laid
    }

    component Counter: Item {
        id: counter

        required property Item amount
        required property string zone

        x: amounts.x + amount.x - Theme.size.gapSmall
        y: amounts.y - Theme.size.gap
        width: Math.max(Theme.size.touch, amount.width + 2 * Theme.size.gapSmall)
        height: Theme.size.touch

        DropSpot {
            zone: counter.zone
        }
    }

    Counter {
        amount: threads
        zone: "threads"
    }

    Counter {
        amount: laces
        zone: "laces"
    }

    Rack {
        lane: Qt.rect(box.x - x, box.y - y, box.width, box.height)
        anchors.top: amounts.bottom
        anchors.topMargin: Theme.size.gapSmall
        anchors.bottom: parent.bottom
        width: parent.width
        laid: purse.laid
    }

    Anchor {
        place: "purse"
    }
}
