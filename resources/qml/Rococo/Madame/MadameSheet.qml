import QtQuick
import Rococo.Game
import Rococo.Scenes
import Table.Controls
import Table.Sheets

// The cards that she has revealed in this round.
ScenePart {
    id: part

    readonly property MadameScene madame: scene as MadameScene

    implicitHeight: madame.lookedAt ? cards.implicitHeight : 0

    // A card of Madame du Barry: her action above, a hall and the permission to take jewelry below.
    component MadameCard: Explained {
        id: card

        required property string sign
        required property string name
        required property string hall
        required property string leave
        property bool above: true
        property bool below: true

        label: name
        likeness: sign
        Thing.topic: "area.madame"

        Plate {
            anchors.fill: parent
            color: Theme.color.blush
            edgeWidth: Theme.size.frame
            edge: Theme.color.gold
        }

        Glyph {
            id: action

            x: Theme.size.gapSmall
            y: Theme.size.gapSmall
            width: Theme.size.icon
            opacity: card.above ? 1 : Theme.lifted
            name: card.sign
            tint: Theme.color.heading
            inner: Theme.color.blush
        }

        Prose {
            anchors.left: action.right
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.bottom: foot.top
            anchors.margins: Theme.size.gapTiny
            opacity: card.above ? 1 : Theme.lifted
            text: card.name
            font.pixelSize: Theme.font.small
            font.bold: true
            lineHeight: Theme.font.tight
        }

        Plate {
            id: foot

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: Theme.size.ring
            height: Theme.size.badge
            radius: Theme.size.radiusSmall
            opacity: card.below ? 1 : Theme.lifted
            color: Theme.color.parchment

            Words {
                anchors.left: parent.left
                anchors.right: leave.left
                anchors.leftMargin: Theme.size.gapSmall
                height: parent.height
                text: card.hall
                font.pixelSize: Theme.font.small
            }

            Glyph {
                id: leave

                anchors.right: parent.right
                anchors.rightMargin: Theme.size.gapTiny
                anchors.verticalCenter: parent.verticalCenter
                visible: card.leave !== ""
                width: visible ? Theme.size.iconSmall : 0
                name: card.leave
                tint: Theme.color.goldInk
                inner: Theme.color.parchment
            }
        }
    }

    SheetPart {
        id: cards

        visible: part.madame.lookedAt
        heading: qsTrId("window-madame-cards")
        pieces: part.madame.discard
        none: qsTrId("window-player-no_cards")
        piece: MadameCard {
            required about

            width: Theme.size.column
            height: Theme.size.iconHuge
        }
    }
}
