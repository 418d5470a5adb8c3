import QtQuick
import Rococo.Controls
import Rococo.Game
import Rococo.Theme

// A dress or coat, on the stand or worn by a guest, with the initial of its main colour.
Item {
    id: figure

    required property DressFace dress
    property bool worn: false
    property real letterSize: Theme.font.tiny

    Picture {
        anchors.fill: parent
        path: figure.dress ? (figure.worn ? "guest/" : "dress/") + figure.dress.picture : ""
    }

    Rectangle {
        anchors.left: parent.left
        anchors.top: parent.top
        width: figure.letterSize * 1.4
        height: width
        radius: width / 2
        color: Theme.color.silk(figure.dress?.color ?? "")
        border.width: Theme.size.hair
        border.color: Theme.color.silkWeave(figure.dress?.color ?? "")

        Words {
            anchors.centerIn: parent
            text: figure.dress?.initial ?? ""
            color: Theme.color.inkOnSilk
            font.pixelSize: figure.letterSize
            font.bold: true
            elide: Text.ElideNone
        }
    }
}
