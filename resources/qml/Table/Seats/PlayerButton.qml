import QtQuick
import Table.Controls

// The player of a seat: face, name and strength.
GiltButton {
    id: player

    // The player there; the text of the button says for which seat.
    required property string who
    required property string about
    required property string portrait
    required property int strength
    required property int most

    Accessible.description: about
    Accessible.checkable: true
    Accessible.checked: primary

    contentItem: Item {
        Picture {
            id: face

            x: Theme.size.gapSmall - player.leftPadding
            anchors.verticalCenter: parent.verticalCenter
            visible: path !== ""
            width: Theme.size.touch - Theme.size.gapTiny
            height: width
            path: player.portrait
        }

        Glyph {
            x: (face.width - width) / 2 + face.x
            anchors.verticalCenter: parent.verticalCenter
            visible: !face.visible
            width: Theme.size.icon
            name: "person"
            tint: player.ink
            inner: player.primary ? Theme.color.curtain : Theme.color.parchment
        }

        Words {
            anchors.left: face.right
            anchors.leftMargin: Theme.size.gap
            anchors.right: stars.left
            anchors.verticalCenter: parent.verticalCenter
            text: player.who
            elide: Text.ElideRight
            color: player.ink
        }

        Strength {
            id: stars

            anchors.right: parent.right
            anchors.rightMargin: -Theme.size.gapSmall
            anchors.verticalCenter: parent.verticalCenter
            strength: player.strength
            most: player.most
            tint: player.primary ? player.ink : Theme.color.goldInk
        }
    }
}
