pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The colours, emblems and portraits that a seat can have.
Column {
    id: look

    required property SeatLine line

    spacing: Theme.size.gap
    Accessible.role: Accessible.Grouping
    Accessible.ignored: !visible || !parent?.enabled
    Accessible.name: caption.text

    component LookButton: GiltButton {
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
        checkable: true
        chosen: current

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
        id: caption

        text: Texts.say("window-new_game-look", {name: look.line.name})
        width: look.parent?.width ?? implicitWidth
    }

    Row {
        anchors.left: parent.left
        spacing: Theme.size.gapSmall
        Accessible.role: Accessible.Grouping
        Accessible.ignored: !visible || !parent?.enabled
        Accessible.name: qsTrId("window-settings-colours")

        Repeater {
            model: look.line.seats.colours

            delegate: LookButton {
                objectName: `colour${look.line.key}:${key}`
                current: look.line.colour === key
                tint: Theme.color.named(key)
                path: Theme.emblemOf(look.line.emblem)

                onClicked: look.line.seats.setColour(look.line.key, key)
            }
        }
    }

    Row {
        anchors.left: parent.left
        spacing: Theme.size.gapSmall
        Accessible.role: Accessible.Grouping
        Accessible.ignored: !visible || !parent?.enabled
        Accessible.name: qsTrId("window-new_game-emblems")

        Repeater {
            model: look.line.seats.emblems

            delegate: LookButton {
                objectName: `emblem${look.line.key}:${key}`
                current: look.line.emblem === key
                tint: Theme.color.named(look.line.colour)
                path: Theme.emblemOf(key)

                onClicked: look.line.seats.setEmblem(look.line.key, key)
            }
        }
    }

    // Somebody else's is exchanged for one's own.
    Flow {
        width: look.parent?.width ?? implicitWidth
        spacing: Theme.size.gapSmall
        visible: look.line.kind === "human"
        Accessible.role: Accessible.Grouping
        Accessible.ignored: !visible || !parent?.enabled
        Accessible.name: qsTrId("window-new_game-portraits")

        Repeater {
            model: look.line.seats.portraits

            delegate: LookButton {
                id: sitter

                objectName: `portrait${look.line.key}:${key}`
                width: Theme.size.sitter + Theme.size.gap
                height: width
                current: look.line.portrait === "sitter/" + key

                onClicked: look.line.seats.setPortrait(look.line.key, key)

                Picture {
                    anchors.centerIn: parent
                    width: Theme.size.sitter
                    height: width
                    path: "sitter/" + sitter.key
                }
            }
        }
    }

    Note {
        width: look.parent?.width ?? implicitWidth
        text: qsTrId("window-settings-colours_note")
    }

    Words {
        anchors.left: parent.left
        visible: Pointer.subject?.parent?.parent === look
        text: Pointer.text
        color: Theme.color.inkSoft
    }
}
