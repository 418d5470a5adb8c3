import QtQuick
import Rococo.Game
import Table.Controls

// A dress or coat, on the stand or worn by a guest, with the initial of its main colour.
Item {
    id: figure

    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true

    required property DressFace dress
    property bool worn: false
    // How far its guest leans, from -1 to 1.
    property real lean: 0
    property real letterSize: Theme.font.small
    // Whether it bears that initial.
    property bool lettered: true

    Somebody {
        anchors.fill: parent
        lives: figure.worn
        lean: figure.lean
        path: figure.dress ? (figure.worn ? "guest/" : "dress/") + figure.dress.picture : ""
    }

    SilkLetter {
        id: letter

        anchors.left: parent.left
        anchors.top: parent.top
        visible: figure.lettered
        silk: figure.dress?.color ?? ""
        letterSize: figure.letterSize
        text: figure.dress?.initial ?? ""
    }

    Plate {
        anchors.left: parent.left
        anchors.top: figure.lettered ? letter.bottom : parent.top
        anchors.topMargin: Theme.size.gapTiny
        width: letter.width
        height: width
        radius: width / 2
        visible: sign.name !== ""
        color: Theme.color.parchment
        edge: Theme.color.gold

        Glyph {
            id: sign

            anchors.centerIn: parent
            width: parent.width * 0.8
            name: figure.dress?.mark ?? ""
            tint: Theme.color.goldInk
            inner: Theme.color.parchment
        }
    }
}
