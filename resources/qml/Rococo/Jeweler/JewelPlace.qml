import QtQuick
import Rococo.Cards
import Rococo.Game
import Table.Controls

// A place of the display: its price, and the jewelry that lies there.
Target {
    id: place

    required property string key
    required choice
    required reason
    required property int price
    required property PictureFace jewel
    property string empty: ""

    about: jewel?.about ?? empty
    face: jewel

    background: Plate {
        color: place.jewel ? Theme.color.parchment : Theme.color.woodLight
        edge: Theme.color.gold
    }

    contentItem: Item {
        Plate {
            id: tag

            width: parent.width
            height: Theme.size.badge
            color: Theme.color.duckEgg
            edge: Theme.color.gold

            Amount {
                anchors.centerIn: parent
                sign: "livre"
                value: place.price
                iconSize: Theme.size.iconTiny
                textSize: Theme.font.small
            }
        }

        PictureTile {
            id: jewelry

            anchors.top: tag.bottom
            anchors.bottom: parent.bottom
            width: parent.width
            visible: place.jewel !== null
            face: place.jewel
        }
    }

    Anchor {
        place: "jewel:" + place.key
        piece: jewelry
    }
}
