import QtQuick
import Table.Controls

// The player of a seat: face, name and strength; its text says for which seat.
GiltButton {
    id: player

    required property SeatRow seat

    objectName: "who" + seat.key
    width: Theme.size.field * 1.15
    primary: seat.current
    Accessible.description: seat.about
    checkable: true
    chosen: primary

    contentItem: Item {
        Picture {
            id: face

            anchors.left: parent.left
            anchors.leftMargin: Theme.size.gapSmall - player.leftPadding
            anchors.verticalCenter: parent.verticalCenter
            visible: path !== ""
            width: Theme.size.touch - Theme.size.gapTiny
            height: width
            path: player.seat.portrait
        }

        Glyph {
            anchors.horizontalCenter: face.horizontalCenter
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
            text: player.seat.who
            elide: Text.ElideRight
            color: player.ink
        }

        Stars {
            id: stars

            anchors.right: parent.right
            anchors.rightMargin: -Theme.size.gapSmall
            anchors.verticalCenter: parent.verticalCenter
            bright: player.seat.strength
            most: bright > 0 ? player.seat.levels : 0
            tint: player.primary ? player.ink : Theme.color.goldInk
        }
    }
}
