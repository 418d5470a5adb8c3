import QtQuick
import Patisserie.Pieces
import Table.Decisions
import Table.Program
import Table.Theme

// An answer in words; it shows the pieces that it spends or bakes together, and in signs what it pays and gains.
OptionButton {
    id: button

    required property list<QtObject> faces
    required property list<string> signs
    required worded

    // A digit means the same piece whether or not one may also be done.
    Thing.order: option === "done" ? 3 : 1
    pictured: faces.length > 0 || signs.length > 0
    spacing: Theme.size.gapSmall

    BonusSigns {
        anchors.verticalCenter: parent.verticalCenter
        width: natural
        visible: button.signs.length > 0
        phrases: button.signs
        each: Theme.size.icon
    }

    Repeater {
        model: button.faces

        delegate: Item {
            id: piece

            required property QtObject modelData

            width: Theme.size.touch - Theme.size.gapTiny
            height: width

            PieceFace {
                modelData: piece.modelData
            }
        }
    }
}
