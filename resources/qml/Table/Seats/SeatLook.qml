pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Program

// The colours and emblems that a seat can have.
Column {
    id: look

    required property int seat
    required property string name
    required property string colour
    required property string emblem
    required property Rows colours
    required property Rows emblems

    signal coloured(colour: string)
    signal signed(emblem: string)

    spacing: Theme.size.gap

    component Choice: GiltButton {
        id: choice

        property bool current: false
        property color tint: Theme.color.clear
        property string path: ""

        width: Theme.size.touch
        height: Theme.size.touch
        horizontalPadding: 0
        display: GiltButton.IconOnly
        Accessible.role: Accessible.RadioButton
        Accessible.checkable: true
        Accessible.checked: current

        Rectangle {
            anchors.fill: parent
            visible: choice.current
            radius: Theme.size.radius
            color: Theme.color.legalFill
            border.width: Theme.size.ring
            border.color: Theme.color.legal
        }

        Emblem {
            anchors.centerIn: parent
            width: Theme.size.iconLarge
            tint: choice.tint
            path: choice.path
        }
    }

    Title {
        text: Phrases.filled(qsTrId("window.new_game.look"), [look.name])
        width: look.parent?.width ?? implicitWidth
        font.pixelSize: Theme.font.label
        font.bold: true
    }

    Row {
        spacing: Theme.size.gapSmall

        Repeater {
            model: look.colours

            delegate: Choice {
                required property string key
                required property string label

                objectName: `colour${look.seat}:${key}`
                text: label
                current: look.colour === key
                tint: Theme.color.named(key)
                path: Theme.emblemOf(look.emblem)

                onClicked: look.coloured(key)
            }
        }
    }

    Row {
        spacing: Theme.size.gapSmall

        Repeater {
            model: look.emblems

            delegate: Choice {
                required property string key
                required property string label

                objectName: `emblem${look.seat}:${key}`
                text: label
                current: look.emblem === key
                tint: Theme.color.named(look.colour)
                path: Theme.emblemOf(key)

                onClicked: look.signed(key)
            }
        }
    }

    Prose {
        width: look.parent?.width ?? implicitWidth
        text: qsTrId("window.settings.colours_note")
        color: Theme.color.inkSoft
        font.pixelSize: Theme.font.small
    }

    Words {
        visible: Pointer.subject?.parent?.parent === look
        text: Pointer.text
        color: Theme.color.inkSoft
    }
}
