pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The values of all pieces of a kind: a row for each piece. The arrows, Tab and Return lead from cell to
// cell.
Item {
    id: table

    required property Ledger ledger
    // The number of columns that all rows have, if it is the same.
    readonly property int most: ledger.columns.split("\n").length
    readonly property real room: list.width - Theme.size.gapLarge
    readonly property real leastCell: Theme.size.buttonHeight * 2.3
    readonly property real mostCell: Theme.size.column
    readonly property real leastName: Theme.size.field

    function nameWidth(columns: int): real {
        return Math.max(leastName, Math.min(room / 2, room - columns * mostCell));
    }

    // What does not fit is beyond the edge with whole columns.
    function cellWidth(columns: int): real {
        const free = room - nameWidth(columns);
        if (columns * leastCell <= free)
            return Math.min(mostCell, free / Math.max(1, columns));
        const whole = list.width - nameWidth(columns);
        return whole / Math.max(1, Math.floor(whole / leastCell));
    }

    // Goes to a cell some rows and columns away; at the end of a row to the next one.
    function go(index: int, place: int, down: int, right: int) {
        const here = list.itemAtIndex(index) as ValueRow;
        const count = here ? here.line.cells.count : 0;
        let row = index + down;
        let column = place + right;
        if (right !== 0 && (column < 0 || column >= count)) {
            row += right;
            column = right > 0 ? 0 : 1000;
        }
        if (row < 0 || row >= list.count)
            return;
        list.positionViewAtIndex(row, ListView.Contain);
        const next = list.itemAtIndex(row) as ValueRow;
        const cell = next.cell(column);
        cell.enter();
        const x = cell.mapToItem(list.contentItem, 0, 0).x;
        if (x < list.contentX || x + cell.width > list.contentX + list.width)
            list.contentX = Math.max(0, Math.min(list.contentWidth - list.width, x - list.width / 2));
    }

    Flow {
        id: kinds

        width: parent.width
        spacing: Theme.size.gapSmall

        Repeater {
            model: table.ledger.kinds

            delegate: GiltButton {
                required property string key
                required property string label
                required property string entered

                objectName: "kind:" + key
                horizontalPadding: Theme.size.gap
                text: label
                hint: entered
                primary: table.ledger.kind === key
                Accessible.name: Texts.say("window-told", {label: label, text: entered})
                checkable: true
                chosen: primary

                onClicked: {
                    table.ledger.choose(key);
                    list.positionViewAtBeginning();
                }
            }
        }
    }

    // The names of some columns, one in each line.
    component Columns: Item {
        id: columns

        required property string names
        readonly property list<string> words: names.split("\n")

        implicitHeight: labels.implicitHeight + Theme.size.gapSmall

        Row {
            id: labels

            anchors.left: parent.left
            anchors.leftMargin: table.nameWidth(columns.words.length)

            Repeater {
                model: columns.words

                delegate: Note {
                    required property string modelData

                    width: table.cellWidth(columns.words.length)
                    leftPadding: Theme.size.gapTiny
                    rightPadding: Theme.size.gapTiny
                    text: modelData
                    horizontalAlignment: Text.AlignHCenter
                }
            }
        }
    }

    // The names that all rows share stay above them.
    Flickable {
        id: head

        anchors.top: kinds.bottom
        anchors.topMargin: Theme.size.gap
        width: parent.width
        height: shared.visible ? shared.implicitHeight : 0
        contentX: list.contentX
        contentWidth: list.contentWidth
        contentHeight: height
        interactive: false
        clip: true

        Columns {
            id: shared

            width: head.contentWidth
            visible: names !== ""
            names: table.ledger.columns
        }
    }

    ScrollList {
        id: list

        anchors.top: head.bottom
        anchors.bottom: foot.top
        anchors.bottomMargin: Theme.size.gap
        width: parent.width
        contentWidth: Math.max(width, table.leastName + table.most * table.cellWidth(table.most))
        flickableDirection: Flickable.AutoFlickIfNeeded
        model: table.ledger.rows
        spacing: Theme.size.gapTiny
        keyNavigationEnabled: false
        cacheBuffer: 0
        role: Accessible.Table
        told: qsTrId("window-sources-title")
        section.property: "columns"
        section.delegate: Columns {
            required property string section

            width: list.contentWidth
            names: table.ledger.columns ? "" : section
            height: names ? implicitHeight : 0
        }

        delegate: ValueRow {
            id: row

            required property string columns
            readonly property int count: columns.split("\n").length

            width: list.contentWidth
            nameWidth: table.nameWidth(count)
            cellWidth: table.cellWidth(count)
            last: index === list.count - 1

            onWritten: (cell, text) => table.ledger.write(key, cell, text)
            onPicked: (cell, place) => table.ledger.pick(key, cell, place)
            onMoved: (cell, down, right) => table.go(index, cell, down, right)
        }
    }

    Item {
        id: foot

        anchors.bottom: parent.bottom
        width: parent.width
        height: Math.max(keep.height, problem.implicitHeight)

        Prose {
            id: problem

            objectName: "ledgerProblem"
            anchors.left: parent.left
            anchors.right: keep.left
            anchors.rightMargin: Theme.size.gap
            height: parent.height
            text: table.ledger.problem
            color: Theme.color.alarm
        }

        GiltButton {
            id: keep

            objectName: "keepTable"
            anchors.right: parent.right
            enabled: table.ledger.canKeep
            primary: true
            text: qsTrId("window-correct-keep")

            onClicked: table.ledger.keep()
        }
    }
}
