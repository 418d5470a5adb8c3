import QtQuick
import Rococo.Theme
import Table.Controls

// An employee before the workplace of the trade.
Item {
    id: work

    required property string shop
    required property string sitter
    required property color ground
    required property color metal

    Ground {
        anchors.fill: parent
        path: work.shop
        tint: work.ground
        strength: RococoTheme.scenery
    }

    Picture {
        anchors.right: parent.right
        anchors.rightMargin: Theme.size.gap
        width: Math.min(height * 6 / 5, parent.width - Theme.size.gap)
        height: parent.height
        path: work.sitter
    }

    Plate {
        anchors.fill: parent
        radius: 0
        edge: work.metal
    }
}
