pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Controls
import Rococo.Game
import Rococo.Theme

// Before the palace: statues, fountain (or kitchen), and the all-halls spaces.
Item {
    id: gardens

    required property Palace palace
    readonly property real placeHeight: height - Theme.size.iconSmall - Theme.size.gapTiny

    signal chosen(option: string)

    component Group: Column {
        id: group

        required property string title
        required property Rows spaces

        spacing: Theme.size.gapTiny

        Words {
            height: Theme.size.iconSmall
            text: group.title
            color: Theme.color.inkOnDarkSoft
            font.pixelSize: Theme.font.small
            elide: Text.ElideNone
        }

        Row {
            spacing: Theme.size.gapSmall

            Repeater {
                model: group.spaces

                delegate: DecorationSpace {
                    width: Theme.size.garden
                    height: gardens.placeHeight

                    onChosen: gardens.chosen(key)
                }
            }
        }
    }

    Row {
        id: left

        height: parent.height
        spacing: Theme.size.gapLarge

        Group {
            title: qsTrId("window.palace.statues")
            spaces: gardens.palace.statues
        }

        Group {
            title: gardens.palace.fountainUpperName
            spaces: gardens.palace.fountainUpper
        }

        Group {
            title: gardens.palace.fountainLowerName
            spaces: gardens.palace.fountainLower
        }

    }

    AllHalls {
        anchors.right: parent.right
        spaces: gardens.palace.allHalls
        placeHeight: gardens.placeHeight
    }
}
