pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Cards
import Rococo.Game
import Rococo.Scenes
import Rococo.Theme
import Table.Controls

// Beside the player's cards: the Apprentice to hire, both examinations, and the player's jewelry.
ScenePart {
    id: part

    readonly property JewelerScene jeweler: scene as JewelerScene

    implicitWidth: row.implicitWidth

    Row {
        id: row

        height: parent.height
        spacing: Theme.size.gap

        Repeater {
            model: part.jeweler.specialist

            delegate: Specialist {
                y: Theme.size.heading + Theme.size.gapSmall
                width: RococoTheme.size.narrowCard
                height: row.height - y
                narrow: true
                condition: part.jeweler.condition

                Heading {
                    anchors.bottom: parent.top
                    anchors.bottomMargin: Theme.size.gapSmall
                    label: qsTrId("window.jeweler.specialist")
                    about: part.jeweler.about("specialist")
                }
            }
        }

        Repeater {
            model: part.jeweler.examinations

            delegate: Examination {
                width: RococoTheme.size.examination
                viewer: part.jeweler.viewer
            }
        }
    }

    Explained {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        width: RococoTheme.size.examination
        height: Theme.size.iconLarge
        visible: part.jeweler.own.count > 0
        label: part.jeweler.ownName
        about: part.jeweler.about("own")
        Thing.topic: "area.jewelry"

        Words {
            id: owned

            height: parent.height
            text: qsTrId("window.jeweler.jewelry")
            color: Theme.color.inkOnDarkSoft
            font.pixelSize: Theme.font.small
        }

        Row {
            anchors.left: owned.right
            anchors.right: parent.right
            anchors.leftMargin: Theme.size.gapSmall
            height: parent.height
            spacing: Math.min(0, (width - part.jeweler.own.count * height) / Math.max(1, part.jeweler.own.count - 1))

            Repeater {
                model: part.jeweler.own

                delegate: PictureTile {
                    required property PictureFace jewel

                    width: Theme.size.iconLarge
                    height: width
                    face: jewel
                    bare: true
                }
            }
        }
    }

    Anchor {
        place: "pile:graduates"
    }
}
