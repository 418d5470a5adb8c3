pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Rococo.Game
import Rococo.Theme

// A few things of which one is chosen, with a sentence about it.
Column {
    id: group

    required property string label
    required property Rows choices
    required property string current

    signal picked(key: string)

    spacing: Theme.size.gapSmall

    Title {
        text: group.label
        font.pixelSize: Theme.font.body
        font.bold: true
    }

    Repeater {
        model: group.choices

        delegate: RadioButton {
            id: choice

            required property string key
            required property string label
            required property string explanation

            width: group.width
            implicitHeight: Math.max(Theme.size.touch, words.implicitHeight)
            checked: group.current === key
            activeFocusOnTab: true
            padding: 0
            Accessible.role: Accessible.RadioButton
            Accessible.name: label
            Accessible.description: explanation
            Keys.onReturnPressed: group.picked(key)
            Keys.onEnterPressed: group.picked(key)

            onClicked: group.picked(key)

            indicator: Rectangle {
                y: Theme.size.gapTiny
                width: Theme.size.icon
                height: width
                radius: width / 2
                color: Theme.color.parchment
                border.width: Theme.size.hair
                border.color: Theme.color.gold

                Rectangle {
                    anchors.centerIn: parent
                    width: parent.width / 2
                    height: width
                    radius: width / 2
                    color: Theme.color.curtain
                    visible: choice.checked
                }
            }

            contentItem: Column {
                id: words

                leftPadding: Theme.size.iconLarge

                Words {
                    text: choice.label
                    font.bold: choice.checked
                }

                Words {
                    width: group.width - Theme.size.iconLarge
                    visible: text !== ""
                    text: choice.explanation
                    color: Theme.color.inkSoft
                    font.pixelSize: Theme.font.small
                    wrapMode: Text.Wrap
                }
            }

            FocusRing {
                visible: choice.visualFocus
            }
        }
    }
}
