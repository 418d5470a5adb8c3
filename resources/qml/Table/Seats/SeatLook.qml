pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The colours and emblems that a seat can have.
Column {
    id: look

    required property SeatLine seat

    spacing: Theme.size.gap

    component Choice: GiltButton {
        id: choice

        required property string key
        required property string label
        property bool current: false
        property color tint: Theme.color.clear
        property string path: ""

        width: Theme.size.touch
        height: Theme.size.touch
        horizontalPadding: 0
        text: label
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

    Caption {
        text: Phrases.filled(qsTrId("window.new_game.look"), [look.seat.name])
        width: look.parent?.width ?? implicitWidth
    }

    Row {
        spacing: Theme.size.gapSmall

        Repeater {
            model: look.seat.seats.colours

            delegate: Choice {
                objectName: `colour${look.seat.key}:${key}`
                current: look.seat.colour === key
                tint: Theme.color.named(key)
                path: Theme.emblemOf(look.seat.emblem)

                onClicked: look.seat.seats.setColour(look.seat.key, key)
            }
        }
    }

    Row {
        spacing: Theme.size.gapSmall

        Repeater {
            model: look.seat.seats.emblems

            delegate: Choice {
                objectName: `emblem${look.seat.key}:${key}`
                current: look.seat.emblem === key
                tint: Theme.color.named(look.seat.colour)
                path: Theme.emblemOf(key)

                onClicked: look.seat.seats.setEmblem(look.seat.key, key)
            }
        }
    }

    Note {
        width: look.parent?.width ?? implicitWidth
        text: qsTrId("window.settings.colours_note")
    }

    Words {
        visible: Pointer.subject?.parent?.parent === look
        text: Pointer.text
        color: Theme.color.inkSoft
    }
}
