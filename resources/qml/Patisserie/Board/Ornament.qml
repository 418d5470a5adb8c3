import QtQuick
import Table.Controls

// Candles or flowers between two places of a presentation table, where there is room.
Picture {
    id: ornament

    required property int index
    // The room between the two places, how high there is room for it, and whether it stands there at all.
    required property real free
    required property real most
    required property bool wanted

    height: Math.min(1.5 * free, most)
    width: height / 1.5
    visible: wanted && free >= Theme.size.icon
    Thing.vacant: true
    path: visible ? `patisserie/table/${index % 2 ? "flowers" : "candles"}` : ""

    Flicker {
        anchors.fill: parent
        steps: 5
        on: ornament.visible && ornament.index % 2 === 0
        path: on ? "life/candles" : ""
    }

    // In the evening, the light of the candles on the cloth.
    Picture {
        anchors.centerIn: parent
        z: -1
        width: 2.2 * ornament.height
        height: width
        path: Theme.evening && ornament.visible && ornament.index % 2 === 0 ? "life/glow" : ""
    }
}
