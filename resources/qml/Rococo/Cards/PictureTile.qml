import QtQuick
import Rococo.Game
import Table.Controls

// A piece that is a picture, with the initial of its colour if it has one.
Item {
    id: tile

    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true

    required property PictureFace face
    property bool bare: false

    Picture {
        anchors.fill: parent
        anchors.margins: Theme.size.gapTiny
        path: tile.face?.picture ?? ""
    }

    SilkLetter {
        anchors.left: parent.left
        anchors.top: parent.top
        visible: !tile.bare && text !== ""
        silk: tile.face?.color ?? ""
        text: tile.face?.initial ?? ""
    }
}
