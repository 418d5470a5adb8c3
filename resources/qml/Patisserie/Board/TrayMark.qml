import QtQuick
import Patisserie.Pieces
import Patisserie.Theme
import Table.Controls

// A baking tray at the player who has it: its letter, the number of its cards, and an arrow to the player
// who gets it next, bent if that is at the other end of the row.
Explained {
    id: mark

    required property string key
    required property bool here
    required property int cards
    required property int onward
    required property int seat
    property bool small: false
    readonly property alias pointed: pointer.hovered

    signal abandoned

    objectName: "tray:" + key
    width: small ? PatisserieTheme.size.traySmall : PatisserieTheme.size.tray
    height: small ? Theme.size.icon : Theme.size.iconLarge
    visible: here
    likeness: "tray-" + key
    Thing.topic: "area.tray"

    HoverHandler {
        id: pointer

        onHoveredChanged: {
            if (!hovered)
                mark.abandoned();
        }
    }

    Item {
        id: drawn

        anchors.fill: parent

        Mark {
            id: tray

            anchors.verticalCenter: parent.verticalCenter
            width: mark.small ? Theme.size.icon : Theme.size.iconLarge
            name: "tray-" + mark.key
        }

        Words {
            anchors.left: tray.right
            anchors.right: way.left
            height: parent.height
            text: mark.cards
            font.pixelSize: mark.small ? Theme.font.small : Theme.font.body
            font.bold: true
            horizontalAlignment: Text.AlignHCenter
        }

        Glyph {
            id: way

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            width: mark.small ? 0.75 * Theme.size.iconTiny : Theme.size.iconSmall
            visible: mark.onward >= 0
            name: Math.abs(mark.onward - mark.seat) === 1 ? "arrow" : "arrow-round"
            mirror: (name === "arrow" ? mark.onward < mark.seat : mark.onward > mark.seat) !== Theme.mirrored
        }
    }

    Anchor {
        place: `tray:${mark.key}:${mark.seat}`
        piece: drawn
    }
}
