pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// What may still come, counted from what the person at the screen has seen: one sort of pieces at a time.
Dialog {
    id: dialog

    readonly property Supplies supplies: shell.game.table.supplies

    title: qsTrId("window-supplies-title")
    sheetHeight: Theme.size.dialogHeight + Theme.size.gapHuge * 3
    needed: pages.y + pages.implicitHeight

    arrows: 0

    Flow {
        id: sorts

        width: parent.width
        spacing: Theme.size.gapSmall
        Accessible.role: Accessible.PageTabList
        Accessible.ignored: !visible || !parent?.enabled
        Accessible.name: dialog.title

        Repeater {
            model: dialog.supplies.tables

            delegate: GiltButton {
                required property string key
                required property string heading

                objectName: "supply:" + key
                text: heading
                primary: dialog.supplies.page === key
                horizontalPadding: Theme.size.gap
                textSize: Theme.font.small
                Accessible.role: Accessible.PageTab
                Accessible.selectable: true
                Accessible.selected: primary

                onClicked: dialog.supplies.turn(key)
            }
        }
    }

    Column {
        id: pages

        anchors.top: sorts.bottom
        anchors.topMargin: Theme.size.gapLarge
        width: parent.width

        Repeater {
            model: dialog.supplies.tables

            delegate: SupplyTable {
                required property string key

                width: pages.width
                visible: dialog.supplies.page === key
            }
        }
    }
}
