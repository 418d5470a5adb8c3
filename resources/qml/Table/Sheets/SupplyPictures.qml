pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The pieces of one sort that may still come: pictures of their kinds, and the number of each.
Column {
    id: pictures

    required property Supplies supplies
    required property string sort

    // Pieces of a kind, with a number on the picture if one tells it from others.
    component Kind: CentredRow {
        id: kind

        required property QtObject face
        required property string mark
        required property list<string> signs
        required property int number
        readonly property size extent: face === null ? Qt.size(0, 0) : Theme.look.extent(face)

        spacing: Theme.size.gapSmall

        Item {
            width: kind.face === null ? drawn.width : Math.ceil(height * kind.extent.width / Math.max(1, kind.extent.height))
            height: kind.face === null ? Theme.size.iconLarge : Theme.size.supplyPicture

            Repeater {
                model: kind.face
                delegate: Theme.look.face
            }

            CentredRow {
                id: drawn

                height: parent.height
                spacing: Theme.size.gapTiny

                Repeater {
                    model: kind.face === null ? kind.signs : []

                    delegate: Sign {
                        required property string modelData

                        width: Theme.size.iconLarge
                        name: modelData
                    }
                }
            }

            Disc {
                anchors.horizontalCenter: parent.left
                anchors.horizontalCenterOffset: Math.min(parent.width, Theme.size.iconLarge) / 2
                anchors.verticalCenter: parent.verticalCenter
                visible: text !== ""
                color: Theme.color.parchment
                edge: Theme.color.gold
                text: kind.mark
            }
        }

        Words {
            text: "×" + kind.number
            font.bold: true
        }
    }

    Repeater {
        model: pictures.supplies.tables

        delegate: Column {
            id: table

            required property string key
            required property string heading
            required property list<string> places
            required property Rows pictures

            visible: key === pictures.sort
            spacing: Theme.size.gapSmall

            CentredRow {
                spacing: Theme.size.gap

                Title {
                    text: table.heading
                    font.pixelSize: Theme.font.label
                }

                Words {
                    text: table.places[0]
                    color: Theme.color.inkSoft
                    font.pixelSize: Theme.font.small
                }
            }

            Grid {
                columns: table.pictures.count > 6 ? 4 : 6
                columnSpacing: Theme.size.gapLarge
                rowSpacing: Theme.size.gapSmall
                verticalItemAlignment: Grid.AlignVCenter

                Repeater {
                    model: table.visible ? table.pictures : null
                    delegate: Kind {}
                }
            }
        }
    }
}
