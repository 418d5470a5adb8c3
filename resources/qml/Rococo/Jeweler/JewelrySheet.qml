import QtQuick
import Rococo.Cards
import Rococo.Game
import Rococo.Scenes
import Table.Controls
import Table.Sheets

// All jewelry of the player on the sheet.
ScenePart {
    id: part

    readonly property JewelerScene jeweler: scene as JewelerScene

    implicitHeight: jewelry.implicitHeight

    SheetPart {
        id: jewelry

        heading: qsTrId("window-jeweler-jewelry")
        pieces: part.jeweler.sheet
        none: qsTrId("window-jeweler-none")
        piece: Explained {
            id: piece

            required property PictureFace jewel

            about: jewel?.about ?? ""
            width: Theme.size.rowHeight
            height: width

            PictureTile {
                anchors.fill: parent
                face: piece.jewel
            }
        }
    }
}
