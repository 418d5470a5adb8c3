pragma ComponentBehavior: Bound

import QtQuick
import Table.Theme

// The colours of the players and of the game with their signs, and that every eye can tell them apart.
Column {
    id: sample

    spacing: Theme.size.gapSmall

    Caption {
        text: qsTrId("window.settings.colours")
    }

    Row {
        spacing: Theme.size.gap

        Repeater {
            model: Theme.color.playerKeys

            delegate: Emblem {
                required property string modelData
                required property int index

                width: Theme.size.iconLarge
                tint: Theme.color.named(modelData)
                path: Theme.emblems[index]
            }
        }

        Repeater {
            model: Theme.look.samples

            delegate: Sign {
                required property string modelData

                name: modelData
                width: Theme.size.iconLarge
            }
        }
    }

    Note {
        width: sample.width
        text: qsTrId("window.settings.colours_note")
    }
}
