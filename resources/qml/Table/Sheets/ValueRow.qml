pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// A piece in the table of values: its picture, its name, its cells, and below them what is wrong there.
Item {
    id: row

    required property int index
    required property string key
    required property string name
    required property string sign
    required property Face face
    required property Cells line
    required property string problem
    required property real nameWidth
    required property real cellWidth
    required property bool last
    readonly property real tall: Math.max(Theme.size.rowHeight, words.implicitHeight)

    signal written(cell: string, text: string)
    signal picked(cell: string, place: int)
    signal moved(cell: int, down: int, right: int)

    function cell(place: int): ValueCell {
        return cells.itemAt(Math.max(0, Math.min(cells.count - 1, place))) as ValueCell;
    }

    objectName: `line:${key}`
    height: tall + (wrong.visible ? wrong.implicitHeight : 0)
    Accessible.role: Accessible.Row
    Accessible.ignored: !visible || !parent?.enabled
    Accessible.name: name

    Thumbnail {
        id: picture

        anchors.left: parent.left
        y: Theme.size.gapTiny
        width: Theme.size.rowHeight
        height: Theme.size.rowHeight - 2 * y
        sign: row.sign
        face: row.face
    }

    Prose {
        id: words

        anchors.left: picture.right
        anchors.leftMargin: Theme.size.gapSmall
        width: row.nameWidth - picture.width - 2 * Theme.size.gapSmall
        height: row.tall
        text: row.name
        font.pixelSize: Theme.font.small
    }

    Row {
        anchors.left: parent.left
        anchors.leftMargin: row.nameWidth

        Repeater {
            id: cells

            model: row.line.cells

            delegate: ValueCell {
                objectName: `cell:${row.key}:${key}`
                width: row.cellWidth
                height: row.tall
                piece: row.name
                first: row.index === 0 && index === 0
                last: row.last && index === cells.count - 1

                onWritten: text => row.written(key, text)
                onPicked: place => row.picked(key, place)
                onMoved: (down, right) => row.moved(index, down, right)
            }
        }
    }

    Note {
        id: wrong

        anchors.left: parent.left
        anchors.leftMargin: row.nameWidth
        y: row.tall
        width: row.width - anchors.leftMargin
        visible: row.problem !== ""
        text: row.problem
        color: Theme.color.alarm
    }
}
