import QtQuick
import Patisserie.Game
import Patisserie.Pieces
import Table.Controls

// The coins and the prestige so far, the next income, and the place to drop pieces that go away.
Item {
    id: chest

    required property PatisserieTable laid
    readonly property Kitchen kitchen: laid.kitchen
    readonly property list<string> bringing: laid.motion.bringing

    Owner {
        id: owner

        belongings: chest.kitchen
        seat: chest.kitchen.seat
    }

    Tally {
        id: coins

        number: chest.kitchen.coins
        still: owner.fresh
        coming: chest.bringing.includes("purse coin")
    }

    Tally {
        id: prestige

        number: chest.kitchen.prestige
        still: owner.fresh
        coming: chest.bringing.includes("purse prestige-now")
    }

    Explained {
        id: purse

        y: Theme.size.heading
        width: parent.width
        height: Math.min(bin.y - y - Theme.size.gapSmall, 1.1 * width)
        label: chest.kitchen.owned
        about: chest.laid.about("purse")
        Thing.topic: "area.purse"

        Plate {
            anchors.fill: parent
            color: Theme.color.parchment
            edge: Theme.color.gold
        }

        Picture {
            anchors.top: parent.top
            anchors.bottom: owned.top
            anchors.topMargin: Theme.size.gapSmall
            width: parent.width
            path: "patisserie/furniture/casket"
        }

        Row {
            id: owned

            anchors.bottom: income.top
            anchors.horizontalCenter: parent.horizontalCenter
            height: Theme.size.touch
            spacing: Theme.size.gapSmall

            Mark {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.size.iconLarge
                name: "coin"
            }

            Title {
                height: parent.height
                text: coins.shown
                font.pixelSize: Theme.font.title
            }

            Item {
                width: Theme.size.gap
                height: 1
            }

            Points {
                width: parent.height
                points: prestige.shown
                now: true
            }
        }

        Prose {
            id: income

            Thing.topic: "phase.income"
            Thing.label: text
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.size.gapTiny
            anchors.left: parent.left
            anchors.leftMargin: Theme.size.gapSmall
            width: parent.width - 2 * anchors.leftMargin
            horizontalAlignment: Text.AlignHCenter
            text: Texts.say("window-patisserie-title-income", {coins: chest.kitchen.income})
            color: Theme.color.inkSoft
            font.pixelSize: Theme.font.small
        }

        DropSpot {
            zone: "purse"
        }

        Anchor {
            place: "purse"
        }
    }

    Explained {
        id: bin

        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.size.touch
        visible: chest.kitchen.watched === ""
        label: qsTrId("window-patisserie-title-leave")
        about: chest.laid.about("leave")
        Thing.topic: "area.leave"

        // Quiet until something is carried that can be dropped here; what that means lies in its place then.
        Plate {
            anchors.fill: parent
            visible: leaving.wanted
            color: Theme.color.woodLight
            edge: Theme.color.woodEdge
        }

        Disc {
            anchors.centerIn: parent
            visible: leaving.meaning === ""
            width: parent.height
            opacity: leaving.wanted ? 1 : 0.7
            color: Theme.color.parchment

            Mark {
                anchors.centerIn: parent
                width: 0.7 * parent.width
                name: "leave"
            }
        }

        DropSpot {
            id: leaving

            zone: "leave"
        }
    }
}
