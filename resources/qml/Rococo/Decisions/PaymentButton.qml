pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Cards
import Rococo.Game
import Table.Controls
import Table.Decisions

// An answer in words; it shows the tiles that it spends, and the silk that is wasted, or in signs what it pays and gains.
OptionButton {
    id: button

    required property Rows tiles
    required property list<string> lost
    required property list<string> signs
    required worded

    pictured: (tiles?.count ?? 0) > 0 || signs.length > 0

    Signs {
        anchors.verticalCenter: parent.verticalCenter
        width: natural
        height: implicitHeight
        visible: button.signs.length > 0
        tokens: button.signs
        ink: button.ink
    }

    Repeater {
        model: button.tiles

        delegate: CentredRow {
            id: face

            required property TileFace tile
            required property int index

            spacing: Theme.size.gap

            Words {
                visible: face.index > 0
                text: "+"
                color: button.ink
            }

            SilkRow {
                silk: face.tile?.silk ?? []
            }
        }
    }

    Words {
        anchors.verticalCenter: parent.verticalCenter
        visible: button.lost.length > 0
        text: qsTrId("window-table-lost")
        color: Theme.color.alarm
        font.pixelSize: Theme.font.small
    }

    SilkRow {
        anchors.verticalCenter: parent.verticalCenter
        visible: button.lost.length > 0
        silk: button.lost
    }
}
