pragma ComponentBehavior: Bound

import QtQuick
import Table.Program
import Table.Theme

// Whose lines are shown, in the log and in the analysis: everybody's, or one player's.
Row {
    id: filter

    // The seat whose lines are shown; -1 for everybody's.
    required property int about
    required property Rows players

    signal picked(seat: int)

    spacing: Theme.size.gapSmall

    component Choice: Press {
        id: choice

        required property int about
        required property string label
        readonly property bool current: filter.about === about

        width: Math.max(Theme.size.buttonHeight, everybody.implicitWidth + 2 * Theme.size.gapLarge)
        height: Theme.size.buttonHeight
        checkable: true
        chosen: current
        Accessible.role: Accessible.RadioButton
        Accessible.name: label

        onClicked: filter.picked(about)
        onHoveredChanged: hovered ? Pointer.meet(choice, () => Pointer.look(choice, label)) : Pointer.leave(choice)
        onActiveFocusChanged: activeFocus ? Pointer.look(choice, label) : Pointer.leave(choice)

        background: Rectangle {
            radius: Theme.size.radius
            color: choice.current ? Theme.color.legalFill : choice.hovered ? Theme.color.duckEggLight : Theme.color.parchment
            border.width: choice.current ? Theme.size.frame : Theme.size.hair
            border.color: choice.current ? Theme.color.legal : Theme.color.line
        }

        contentItem: Item {
            Emblem {
                anchors.centerIn: parent
                seat: choice.about
            }

            Words {
                id: everybody

                anchors.centerIn: parent
                visible: choice.about < 0
                text: choice.about < 0 ? choice.label : ""
            }
        }
    }

    Choice {
        objectName: "aboutAll"
        about: -1
        label: qsTrId("window-log-everybody")
    }

    Repeater {
        model: filter.players

        delegate: Choice {
            required property int key
            required property string name

            objectName: "about:" + key
            about: key
            label: Texts.say("window-log-about", {name: name})
        }
    }
}
