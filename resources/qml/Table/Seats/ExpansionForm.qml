pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Table.Controls

// The expansions and variants, each of which can be switched on or off; one that cannot says why.
Column {
    id: sheet

    required property NewGameForm form
    required property int columns

    spacing: Theme.size.gapSmall

    Grid {
        id: grid

        columns: sheet.columns
        columnSpacing: Theme.size.gapHuge
        rowSpacing: Theme.size.gap

        Repeater {
            model: sheet.form.expansions

            delegate: CheckBox {
                id: choice

                required property string key
                required property string label
                required property string explanation
                required property bool chosen
                required property string reason
                required property string note

                objectName: "expansion:" + key
                width: (sheet.width - (grid.columns - 1) * grid.columnSpacing) / grid.columns
                implicitHeight: Math.max(Theme.size.touch, words.implicitHeight)
                enabled: reason === ""
                checked: chosen
                activeFocusOnTab: enabled
                padding: 0
                Accessible.role: Accessible.CheckBox
                Accessible.ignored: !visible || !parent?.enabled
                Accessible.name: label
                Accessible.description: Phrases.sentences([reason, explanation, note])
                Keys.onReturnPressed: sheet.form.switchExpansion(key)
                Keys.onEnterPressed: sheet.form.switchExpansion(key)

                onClicked: sheet.form.switchExpansion(key)

                // A click has changed what is shown; the form decides whether it is valid.
                onCheckedChanged: checked = Qt.binding(() => choice.chosen)

                HoverHandler {
                    cursorShape: Qt.PointingHandCursor
                }

                indicator: Rectangle {
                    y: Theme.size.gapTiny
                    width: Theme.size.icon
                    height: width
                    radius: Theme.size.radiusSmall
                    color: choice.enabled ? Theme.color.parchment : Theme.color.ivoryDim
                    border.width: Theme.size.hair
                    border.color: Theme.color.gold

                    Glyph {
                        anchors.centerIn: parent
                        width: Theme.size.iconSmall
                        visible: choice.chosen
                        name: "check"
                        tint: Theme.color.heading
                    }
                }

                contentItem: Column {
                    id: words

                    leftPadding: Theme.size.iconLarge

                    Words {
                        anchors.left: parent.left
                        text: choice.label
                        color: choice.enabled ? Theme.color.ink : Theme.color.inkSoft
                        font.bold: choice.chosen
                    }

                    Note {
                        width: choice.width - Theme.size.iconLarge
                        text: Phrases.sentences([choice.explanation, choice.note])
                    }

                    Prose {
                        width: choice.width - Theme.size.iconLarge
                        visible: text !== ""
                        text: choice.reason
                        color: choice.chosen ? Theme.color.alarm : Theme.color.inkSoft
                        font.pixelSize: Theme.font.small
                    }
                }

                FocusRing {
                    visible: choice.visualFocus
                }
            }
        }
    }
}
