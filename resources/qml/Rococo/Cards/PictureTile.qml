import QtQuick
import Rococo.Game
import Rococo.Theme
import Table.Controls
import Table.Theme

// A piece that is a picture, with the initial of its colour if it has one.
Item {
    id: tile

    required property PictureFace face
    property bool bare: false
    readonly property real letterSize: Theme.font.small

    Picture {
        anchors.fill: parent
        anchors.margins: Theme.size.gapTiny
        path: tile.face?.picture ?? ""
    }

    Plate {
        anchors.left: parent.left
        anchors.top: parent.top
        visible: !tile.bare && (tile.face?.initial ?? "") !== ""
        width: tile.letterSize * 1.4
        height: width
        radius: width / 2
        color: RococoTheme.color.silk(tile.face?.color ?? "")
        edge: RococoTheme.color.silkWeave(tile.face?.color ?? "")

        Words {
            anchors.centerIn: parent
            text: tile.face?.initial ?? ""
            color: RococoTheme.color.inkOnSilk
            font.pixelSize: tile.letterSize
            font.bold: true
        }
    }
}
