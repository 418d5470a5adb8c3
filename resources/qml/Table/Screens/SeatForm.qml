pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Program
import Table.Theme

// The seats of a new game; beside them what can sit there, or how one of them is to look. There is room
// for all seats from the start, so that nothing moves when one comes.
Grid {
    id: table

    required property NewGameForm form
    // Whether there is too little room for what can sit there beside the seats.
    required property bool narrow
    property int dressing: -1

    columns: narrow ? 1 : 2
    columnSpacing: Theme.size.gapHuge
    rowSpacing: Theme.size.gapLarge

    Column {
        id: seats

        height: table.narrow ? implicitHeight : table.form.mostSeats * (Theme.size.rowHeight + Theme.size.gapTiny)
        spacing: Theme.size.gapTiny

        Repeater {
            model: table.form.seats

            delegate: SeatLine {
                id: seat

                required property string problem

                wrong: problem !== ""
                kinds: table.form.kinds
                longestName: table.form.longestName
                canRemove: table.form.canRemove
                dressing: table.dressing === key

                onNamed: name => table.form.setName(key, name)
                onGiven: kind => table.form.setKind(key, kind)
                onRemoved: {
                    table.dressing = -1;
                    table.form.removeSeat(key);
                }
                onLooked: table.dressing = dressing ? -1 : key

                SeatLook {
                    parent: aside
                    visible: seat.dressing
                    seat: seat.key
                    name: seat.name
                    colour: seat.colour
                    emblem: seat.emblem
                    colours: table.form.colours
                    emblems: table.form.emblems

                    onColoured: colour => table.form.setColour(seat.key, colour)
                    onSigned: emblem => table.form.setEmblem(seat.key, emblem)
                }
            }
        }
    }

    Item {
        id: aside

        readonly property real needed: kinds.implicitHeight + note.implicitHeight + add.height

        width: table.narrow ? table.width : table.width - seats.width - table.columnSpacing
        height: table.narrow ? needed + Theme.size.gapHuge : Math.max(seats.height, needed + Theme.size.gap + 2 * Theme.size.gapTiny)

        Column {
            id: kinds

            width: parent.width
            spacing: Theme.size.gapLarge
            visible: table.dressing < 0

            Repeater {
                model: table.form.kinds

                delegate: Item {
                    id: seatKind

                    required property string label
                    required property string explanation
                    required property string portrait

                    width: parent.width
                    height: Math.max(told.y + told.height, portrait ? Theme.size.rowHeight : 0)

                    Picture {
                        id: face

                        visible: path !== ""
                        width: visible ? Theme.size.rowHeight : 0
                        height: Theme.size.rowHeight
                        path: seatKind.portrait
                    }

                    Words {
                        id: title

                        anchors.left: face.right
                        anchors.leftMargin: face.visible ? Theme.size.gap : 0
                        text: seatKind.label
                        font.bold: true
                    }

                    Words {
                        id: told

                        anchors.left: title.left
                        anchors.right: parent.right
                        anchors.top: title.bottom
                        text: seatKind.explanation
                        color: Theme.color.inkSoft
                        font.pixelSize: Theme.font.small
                        wrapMode: Text.Wrap
                    }
                }
            }
        }

        Words {
            id: note

            anchors.bottom: add.top
            anchors.bottomMargin: Theme.size.gapTiny
            width: parent.width
            text: table.form.problem || table.form.note
            color: table.form.problem ? Theme.color.alarm : Theme.color.inkSoft
            wrapMode: Text.Wrap
        }

        GiltButton {
            id: add

            objectName: "addSeat"
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.size.gap
            enabled: table.form.canAdd
            text: qsTrId("window.new_game.add")

            onClicked: table.form.addSeat()
        }
    }
}
