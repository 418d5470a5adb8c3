pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Table.Program
import Table.Theme

// A few things of which one is chosen, each with a sentence about it, or side by side: then one with a
// sentence is pale, and the note below is about all.
Column {
    id: group

    required property string label
    required property Rows choices
    required property string current
    property bool brief: false
    property string note: ""

    signal picked(key: string)

    spacing: Theme.size.gapSmall
    Accessible.role: Accessible.Grouping
    Accessible.ignored: !visible || !parent?.enabled
    Accessible.name: label

    Caption {
        width: group.width
        text: group.label
    }

    Grid {
        width: group.width
        columns: !group.brief ? 1 : group.choices.count > 4 ? 3 : group.choices.count
        spacing: group.spacing

        Repeater {
            model: group.choices

            delegate: RadioButton {
                id: choice

                required property string key
                required property string label
                required property string explanation

                width: Math.min(group.width, Math.max(name.implicitWidth, group.brief ? 0 : sentence.implicitWidth) + Theme.size.iconLarge + Theme.size.gapLarge)
                implicitHeight: Math.max(Theme.size.touch, words.implicitHeight)
                checked: group.current === key
                Thing.made: checked
                activeFocusOnTab: true
                padding: 0
                Accessible.role: Accessible.RadioButton
                Accessible.ignored: !visible || !parent?.enabled
                Accessible.name: label
                Accessible.description: explanation
                Keys.onReturnPressed: group.picked(key)
                Keys.onEnterPressed: group.picked(key)

                onClicked: group.picked(key)

                indicator: Rectangle {
                    x: choice.mirrored ? choice.width - width : 0
                    y: group.brief ? (choice.height - height) / 2 : Theme.size.gapTiny
                    width: Theme.size.icon
                    height: width
                    radius: width / 2
                    color: Theme.color.parchment
                    border.width: Theme.size.hair
                    border.color: Theme.color.control

                    Rectangle {
                        anchors.centerIn: parent
                        width: parent.width / 2
                        height: width
                        radius: width / 2
                        color: Theme.color.heading
                        visible: choice.checked
                    }
                }

                contentItem: Column {
                    id: words

                    leftPadding: choice.mirrored ? 0 : Theme.size.iconLarge
                    topPadding: group.brief ? (Theme.size.touch - name.implicitHeight) / 2 : 0

                    Words {
                        id: name

                        width: choice.width - Theme.size.iconLarge
                        horizontalAlignment: Text.AlignLeft
                        text: choice.label
                        font.bold: choice.checked
                        color: group.brief && choice.explanation !== "" ? Theme.color.inkSoft : Theme.color.ink
                    }

                    Note {
                        id: sentence

                        width: choice.width - Theme.size.iconLarge
                        visible: !group.brief && text !== ""
                        text: choice.explanation
                    }
                }

                FocusRing {
                    visible: choice.visualFocus
                }
            }
        }
    }

    Note {
        width: group.width
        visible: text !== ""
        text: group.note
    }
}
