pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The settings of the program; each choice takes effect at once.
Dialog {
    id: dialog

    title: qsTrId("window-settings-title")
    sheetWidth: Theme.size.wideDialog
    needed: sheet.implicitHeight

    // The colours of the players and of the game with their signs, and that every eye can tell them apart.
    component ColourSample: Column {
        id: sample

        spacing: Theme.size.gapSmall

        Caption {
            width: sample.width
            text: qsTrId("window-settings-colours")
        }

        Row {
            width: sample.width
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
            text: qsTrId("window-settings-colours_note")
        }
    }

    Grid {
        id: sheet

        readonly property real share: (width - (columns - 1) * columnSpacing) / columns

        width: parent.width
        columns: dialog.narrow ? 2 : 3
        columnSpacing: Theme.size.gapHuge
        rowSpacing: Theme.size.gapLarge

        Repeater {
            model: dialog.shell.backstage.choices

            delegate: OptionGroup {
                required property string key
                required brief
                required note

                objectName: key
                width: sheet.share

                onPicked: choice => dialog.shell.preferences.choose(key, choice)
            }
        }

        ColourSample {
            objectName: "colours"
            width: sheet.share
        }
    }

    foot: GiltButton {
        objectName: "keys"
        text: qsTrId("window-keys-title")

        onClicked: dialog.shell.open("keys")
    }
}
