import QtQuick
import Patisserie.Game
import Patisserie.Pieces
import Table.Controls

// The coins and the prestige so far, the next income, and the place to drop pieces that go away.
Item {
    id: chest

    required property PatisserieTable laid

    Explained {
        id: purse

        y: Theme.size.heading
        width: parent.width
        height: Theme.size.rowHeight
        label: chest.laid.kitchen.owned
        about: chest.laid.about("purse")
        Thing.topic: "area.purse"

        Plate {
            anchors.fill: parent
            color: Theme.color.parchment
            edge: Theme.color.gold
        }

        Row {
            anchors.centerIn: parent
            spacing: Theme.size.gapSmall

            Mark {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.size.iconLarge
                name: "coin"
            }

            Title {
                text: chest.laid.kitchen.coins
                font.pixelSize: Theme.font.title
            }

            Item {
                width: Theme.size.gap
                height: 1
            }

            Points {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.size.touch
                points: chest.laid.kitchen.prestige
                now: true
            }
        }

        DropSpot {
            zone: "purse"
        }

        Anchor {
            place: "purse"
        }
    }

    Prose {
        Thing.topic: "phase.income"
        Thing.label: text
        anchors.top: purse.bottom
        anchors.topMargin: Theme.size.gapSmall
        width: parent.width
        text: Phrases.filled(qsTrId("window.patisserie.title.income"), [chest.laid.kitchen.income])
        color: Theme.color.inkOnDarkSoft
        font.pixelSize: Theme.font.small
    }

    Explained {
        id: bin

        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.size.touch
        visible: chest.laid.kitchen.watched === ""
        label: qsTrId("window.patisserie.title.leave")
        about: chest.laid.about("leave")
        Thing.topic: "area.leave"

        Plate {
            anchors.fill: parent
            color: Theme.color.woodLight
            edge: Theme.color.woodEdge
        }

        CentredRow {
            anchors.centerIn: parent
            spacing: Theme.size.gap

            Mark {
                width: Theme.size.iconLarge
                name: "leave"
            }

            Words {
                text: bin.label
                color: Theme.color.inkOnDark
            }
        }

        DropSpot {
            zone: "leave"
        }
    }
}
