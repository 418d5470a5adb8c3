import QtQuick
import Rococo.Cards
import Table.Controls

// The Apprentice dealt to the viewer, with the condition on a strip below.
CardPlace {
    id: specialist

    required property string condition

    about: condition + "\n" + (card?.about ?? "")
    Thing.topic: "card.specialist"
    foot: strip.height

    Plate {
        id: strip

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.size.ring
        height: words.implicitHeight + 2 * Theme.size.gapTiny
        radius: Theme.size.radiusSmall
        color: Theme.color.ivoryDim

        Prose {
            id: words

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: Theme.size.gapTiny
            text: specialist.condition
            font.pixelSize: Theme.font.small
        }
    }

    Anchor {
        place: "specialist"
        piece: specialist.contentItem
    }
}
