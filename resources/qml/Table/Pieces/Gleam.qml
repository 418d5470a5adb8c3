pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// A gilt rim that shines for a moment around a place, with sparks on it.
Item {
    id: gleam

    required property real corner
    // How much of it is over, from 0 to 1.
    required property real done
    // What is small has its sparks beside it, so that they cover no words.
    readonly property bool beside: height < Theme.size.badge + Theme.size.gap

    function swell(from: real, to: real): real {
        return Math.sin(Math.PI * Math.max(0, Math.min(1, (done - from) / (to - from))));
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.size.gapTiny
        // In few steps, as it is as large as the place.
        opacity: Math.ceil(4 * gleam.swell(0, 0.8)) / 4
        radius: gleam.corner + Theme.size.gapTiny
        color: Theme.color.clear
        border.width: Theme.size.gapTiny
        border.color: Theme.color.goldLight
    }

    Repeater {
        model: gleam.visible ? [[0, 0.3], [0.72, 0], [1, 0.55], [0.25, 1], [0.04, 0.8]] : []

        delegate: Picture {
            required property int index
            required property list<real> modelData
            readonly property real bright: gleam.swell(0.12 * index, 0.4 + 0.15 * index)
            readonly property real beyond: gleam.beside ? width : 0

            x: modelData[0] * (gleam.width + beyond) - (width + beyond) / 2
            y: modelData[1] * (gleam.height + beyond) - (height + beyond) / 2
            width: gleam.beside ? Theme.size.iconTiny : Theme.size.iconSmall
            height: width
            opacity: bright
            scale: 0.3 + 0.7 * bright
            path: "life/spark"
        }
    }
}
