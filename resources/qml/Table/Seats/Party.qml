pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// Who will sit at the table, as a picture: everybody's face, or the emblem of a person.
Row {
    id: party

    required property PlannedSeats seats
    readonly property real face: 1.35 * Theme.size.iconHuge

    spacing: Theme.size.gapHuge

    Repeater {
        model: party.seats.plans

        delegate: Column {
            id: sitter

            required property int index
            required property string name
            required property string portrait
            required property string colour
            required property string emblem

            width: party.face + Theme.size.gapHuge
            spacing: Theme.size.gapSmall

            Plate {
                anchors.horizontalCenter: parent.horizontalCenter
                width: party.face
                height: width
                radius: width / 2
                color: sitter.portrait ? Theme.color.duckEggLight : Theme.color.named(sitter.colour)
                edge: Theme.color.gold
                edgeWidth: Theme.size.frame

                Picture {
                    anchors.centerIn: parent
                    width: parent.width * (sitter.portrait ? 0.94 : 0.7)
                    height: width
                    path: sitter.portrait || Theme.emblemOf(sitter.emblem)
                }

                Emblem {
                    visible: sitter.portrait !== ""
                    anchors.right: parent.right
                    anchors.bottom: parent.bottom
                    width: party.face / 3
                    tint: Theme.color.named(sitter.colour)
                    path: Theme.emblemOf(sitter.emblem)
                }
            }

            LongTitle {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: sitter.name
                font.pixelSize: Theme.font.label
            }
        }
    }
}
