pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Game
import Table.Controls

// A resource tile: silk in bales, and on a tag the thread and lace for which it can be traded.
Plate {
    id: face

    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true

    required property TileFace tile
    property bool picked: false
    readonly property int count: tile?.silk.length ?? 0
    readonly property string joint: tile?.mode === "all" ? "+" : "/"
    // Each further bale lies in front of the last one, lower by the height of a roll.
    readonly property real room: height - tag.height - 2 * Theme.size.gapTiny
    readonly property real bale: Math.floor(Math.min(width - 2 * Theme.size.hair, room / (1 + lower * Math.max(0, count - 1))))
    readonly property real lower: 0.5
    readonly property real letter: Math.max(Theme.font.small, 0.24 * bale)

    radius: Theme.size.radiusSmall
    color: picked ? Theme.color.blush : Theme.color.clear
    edgeWidth: picked ? Theme.size.frame : 0
    edge: picked ? Theme.color.chosen : Theme.color.clear

    Repeater {
        model: face.tile?.silk ?? []

        delegate: SilkRoll {
            required property string modelData
            required property int index

            x: (face.width - width) / 2
            y: Theme.size.gapTiny + Math.floor((face.room - face.bale * (1 + face.lower * (face.count - 1))) / 2 + index * face.lower * face.bale)
            width: face.bale
            silk: modelData
            letterSize: face.letter
        }
    }

    Disc {
        objectName: "tilePicked"
        anchors.right: parent.right
        anchors.margins: Theme.size.gapTiny
        y: Theme.size.gapTiny
        z: 1
        width: Theme.size.icon
        visible: face.picked
        color: Theme.color.chosen

        Glyph {
            anchors.centerIn: parent
            width: Theme.size.iconSmall
            name: "check"
            tint: Theme.color.parchment
        }
    }

    Plate {
        id: tag

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.size.hair
        height: Math.floor(Math.max(notions.iconSize + 2 * Theme.size.gapTiny, 0.24 * parent.height))
        radius: Theme.size.radiusSmall
        color: Theme.color.parchment
        edge: Theme.color.gold

        Notions {
            id: notions

            anchors.centerIn: parent
            thread: face.tile?.threads ?? 0
            lace: face.tile?.laces ?? 0
            joint: face.joint
            iconSize: Math.max(Theme.font.small, Math.min(0.18 * face.height, (face.width - Theme.size.gapLarge) / 3))
        }

        Words {
            anchors.centerIn: parent
            visible: face.tile?.mode === "none"
            text: "–"
            color: Theme.color.inkSoft
        }
    }
}
