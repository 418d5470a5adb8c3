pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Cards
import Table.Controls
import Table.Program
import Table.Theme

// How many pieces of each kind are where, a row for each kind.
Column {
    id: table

    required property string heading
    required property string kind
    required property list<string> places
    required property Rows rows
    required property string note
    readonly property real rowHeight: rows.count > 10 ? Theme.size.supplyRow : Theme.size.touch
    readonly property real label: 1.9 * Theme.size.column
    readonly property real cell: (width - label) / places.length

    spacing: Theme.size.gapTiny

    component Cell: Words {
        width: table.cell
        height: parent?.height ?? 0
        horizontalAlignment: Text.AlignHCenter
    }

    Title {
        text: table.heading
        font.pixelSize: Theme.font.large
    }

    Row {
        height: Theme.size.rowHeight

        Words {
            width: table.label
            height: parent.height
            text: table.kind
            wrapMode: Text.Wrap
            elide: Text.ElideNone
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

        delegate: Rectangle {
            id: row

            required property string name
            required property string sign
            required property list<string> silk
            required property int total
            required property int toCome
            required property int onDisplay
            required property int inUse
            required property int rest
            required property string summary

            width: table.width
            height: Math.max(table.rowHeight, label.visible ? label.implicitHeight : 0)
            radius: Theme.size.radiusSmall
            color: Theme.color.parchment
            border.width: Theme.size.hair
            border.color: Theme.color.line
            Accessible.role: Accessible.ListItem
            Accessible.name: summary

            Row {
                id: cells

                height: parent.height

                Item {
                    width: table.label
                    height: parent.height

                    Glyph {
                        id: glyph

                        x: Theme.size.gap
                        anchors.verticalCenter: parent.verticalCenter
                        width: visible ? Theme.size.icon : 0
                        height: Theme.size.icon
                        visible: row.sign !== ""
                        name: row.sign
                        tint: Theme.signTint(row.sign)
                        inner: Theme.signInner(row.sign)
                    }

                    SilkRow {
                        x: Theme.size.gap
                        anchors.verticalCenter: parent.verticalCenter
                        visible: row.silk.length > 0
                        silk: row.silk
                        baleSize: Theme.size.icon
                    }

                    Title {
                        id: label

                        anchors.left: glyph.right
                        anchors.leftMargin: Theme.size.gap
                        anchors.right: parent.right
                        height: parent.height
                        visible: row.silk.length === 0
                        text: row.name
                        font.pixelSize: Theme.font.label
                        wrapMode: Text.Wrap
                        elide: Text.ElideNone
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

    Words {
        width: table.width
        visible: text !== ""
        text: table.note
        color: Theme.color.inkSoft
        wrapMode: Text.Wrap
        elide: Text.ElideNone
    }
}
