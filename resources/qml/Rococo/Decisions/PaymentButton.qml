import QtQuick
import Rococo.Cards
import Rococo.Game
import Table.Controls
import Table.Decisions

// An answer in words; it shows the tiles that it spends, and the silk that is wasted.
OptionButton {
    id: button

    required property Rows tiles
    required property list<string> lost

    pictured: (tiles?.count ?? 0) > 0

    Repeater {
        model: button.tiles

        delegate: Rectangle {
            id: face

            required property TileFace tile

            width: silk.width + 2 * Theme.size.gapSmall
            height: silk.height + 2 * Theme.size.gapSmall
            radius: Theme.size.radiusSmall
            color: Theme.color.ivory
            border.width: Theme.size.hair
            border.color: Theme.color.gold

            SilkRow {
                id: silk

                anchors.centerIn: parent
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
