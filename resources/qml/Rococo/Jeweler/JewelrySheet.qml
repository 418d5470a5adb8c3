pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Cards
import Rococo.Game
import Rococo.Scenes
import Table.Controls
import Table.Theme

// All jewelry of the player on the sheet.
ScenePart {
    id: part

    readonly property JewelerScene jeweler: scene as JewelerScene

    implicitHeight: column.implicitHeight

    Column {
        id: column

        width: parent.width
        spacing: Theme.size.gapSmall

        Title {
            text: qsTrId("window.jeweler.jewelry")
            font.pixelSize: Theme.font.large
        }

        Flow {
            width: parent.width
            spacing: Theme.size.gap

            Repeater {
                model: part.jeweler.sheet

                delegate: Explained {
                    required property PictureFace jewel
                    required property string name

                    label: name
                    about: jewel?.about ?? ""
                    width: Theme.size.rowHeight
                    height: width

                    PictureTile {
                        anchors.fill: parent
                        face: (parent as Explained) ? parent.jewel : null
                    }
                }
            }
        }

        Words {
            visible: part.jeweler.sheet.count === 0
            text: qsTrId("window.jeweler.none")
            color: Theme.color.inkSoft
        }
    }
}
