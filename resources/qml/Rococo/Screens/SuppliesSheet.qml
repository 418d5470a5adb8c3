import QtQuick
import Rococo.Controls
import Rococo.Game
import Rococo.Theme

// What may still come, counted from what everybody has seen.
Dialog {
    id: dialog

    required property Shell shell
    required property GameController game

    title: qsTrId("window.supplies.title")
    sheetWidth: Theme.size.wideDialog
    sheetHeight: tables.implicitHeight + note.implicitHeight + Theme.size.bigButtonHeight + Theme.size.gapHuge * 3

    onClosed: shell.back()

    Row {
        id: tables

        width: parent.width
        spacing: Theme.size.gapHuge

        SupplyTable {
            width: (parent.width - parent.spacing) / 2
            heading: qsTrId("window.supplies.employee_levels")
            kind: qsTrId("window.supplies.level")
            places: [qsTrId("window.supplies.employees.to_come"), qsTrId("window.supplies.employees.on_display"), qsTrId("window.supplies.employees.in_use"), qsTrId("window.supplies.employees.rest")]
            rows: dialog.game.supplies.employees
        }

        SupplyTable {
            width: (parent.width - parent.spacing) / 2
            heading: qsTrId("window.supplies.dress_colors")
            kind: qsTrId("window.supplies.color")
            places: [qsTrId("window.supplies.dresses.to_come"), qsTrId("window.supplies.dresses.on_display"), qsTrId("window.supplies.dresses.in_use"), qsTrId("window.supplies.dresses.rest")]
            rows: dialog.game.supplies.dresses
        }
    }

    Words {
        id: note

        anchors.bottom: parent.bottom
        width: parent.width
        text: qsTrId("window.supplies.dresses.note")
        color: Theme.color.inkSoft
        wrapMode: Text.Wrap
    }
}
