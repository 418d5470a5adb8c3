import QtQuick
import Rococo.Game
import Rococo.Theme
import Table.Controls

// A resource tile: silk above, thread and lace below.
Plate {
    id: face

    required property TileFace tile
    property bool picked: false
    property real size: Math.max(RococoTheme.size.bale, 0.36 * width)
    readonly property string joint: tile?.mode === "all" ? "+" : "/"

    radius: Theme.size.radiusSmall
    color: picked ? Theme.color.blush : Theme.color.parchment
    edgeWidth: picked ? Theme.size.frame : Theme.size.hair
    edge: picked ? Theme.color.chosen : Theme.color.gold

    SilkRow {
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height * 0.27 - height / 2
        silk: face.tile?.silk ?? []
        baleSize: Math.min(1.3 * face.size, (face.width - Theme.size.gapTiny) / silk.length - spacing)
        baleHeight: Math.min(0.5 * face.height, 1.6 * baleSize)
    }

    Rectangle {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.size.gapSmall
        y: parent.height * 0.54
        height: Theme.size.hair
        color: Theme.color.line
    }

    Notions {
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height * 0.77 - height / 2
        thread: face.tile?.threads ?? 0
        lace: face.tile?.laces ?? 0
        joint: face.joint
        iconSize: Math.min(face.size * 0.72, (face.width - Theme.size.gapLarge) / 3)
    }

    Words {
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height * 0.77 - height / 2
        visible: face.tile?.mode === "none"
        text: "–"
        color: Theme.color.inkSoft
    }
}
