pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The number of pieces of each kind by place, a row for each kind.
Column {
    id: table

    required property string heading
    required property string kind
    required property list<string> places
    required property Rows rows
    required property string note
    // Whether signs alone say what a kind is.
    required property bool pictured
    readonly property real rowHeight: rows.count > 10 ? Theme.size.supplyRow : Theme.size.touch
    readonly property real label: 1.9 * Theme.size.column
    readonly property real cell: (width - label) / places.length

    spacing: Theme.size.gapTiny
    Accessible.role: Accessible.List
    Accessible.ignored: !visible || !parent?.enabled
    Accessible.name: heading

    component Cell: Words {
        width: table.cell
        height: parent?.height ?? 0
        horizontalAlignment: Text.AlignHCenter
        elide: Text.ElideRight
    }

    Title {
        anchors.left: parent.left
        text: table.heading
    }

    Row {
        height: Theme.size.rowHeight

        Prose {
            width: table.label
            height: parent.height
            text: table.kind
            color: Theme.color.inkSoft
        }

        Repeater {
            model: table.places

            delegate: Cell {
                required property string modelData

                text: modelData
                color: Theme.color.inkSoft
                font.pixelSize: Theme.font.small
                wrapMode: Text.Wrap
                elide: Text.ElideNone
            }
        }
    }

    Repeater {
        model: table.rows

        delegate: Slip {
            id: row

            required property string name
            required property list<string> signs
            required property int total
            required property int toCome
            required property int onDisplay
            required property int inUse
            required property int rest
            required property string summary

            width: table.width
            height: Math.max(table.rowHeight, label.visible ? label.implicitHeight : 0)
            Accessible.role: Accessible.ListItem
            Accessible.ignored: !visible || !parent?.enabled
            Accessible.name: summary

            Row {
                anchors.left: parent.left
                height: parent.height

                Item {
                    width: table.label
                    height: parent.height

                    Row {
                        id: signs

                        anchors.left: parent.left
                        anchors.leftMargin: Theme.size.gap
                        anchors.verticalCenter: parent.verticalCenter
                        spacing: Theme.size.gapTiny / 2

                        Repeater {
                            model: row.signs

                            delegate: Sign {
                                required property string modelData

                                width: Theme.size.icon
                                name: modelData
                            }
                        }
                    }

                    LongTitle {
                        id: label

                        anchors.left: signs.right
                        anchors.leftMargin: Theme.size.gap
                        anchors.right: parent.right
                        height: parent.height
                        visible: !table.pictured
                        text: row.name
                        horizontalAlignment: Text.AlignLeft
                        font.pixelSize: Theme.font.label
                    }
                }

                Cell {
                    text: row.toCome + " / " + row.total
                    font.bold: true
                    color: row.toCome > 0 ? Theme.color.ink : Theme.color.inkSoft
                }

                Repeater {
                    model: table.places.length > 2 ? [row.onDisplay, row.inUse, row.rest] : [row.rest]

                    delegate: Cell {
                        required property int modelData

                        text: modelData
                        color: modelData > 0 ? Theme.color.ink : Theme.color.inkSoft
                    }
                }
            }
        }
    }

    Prose {
        width: table.width
        visible: text !== ""
        text: table.note
        color: Theme.color.inkSoft
    }
}
