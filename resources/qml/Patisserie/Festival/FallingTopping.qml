import QtQuick
import Patisserie.Theme
import Table.Controls

// A rose, a cherry or a plume of cream that falls through the garden, again and again.
Picture {
    id: topping

    required property int index
    required property Item scene
    required property bool falling
    readonly property int turn: PatisserieTheme.motion.fall
    property real fallen: 0

    visible: falling
    width: Theme.size.touch * (1 + (index % 3) / 3)
    height: width
    x: scene.width * ((index * 37 % 100) / 100) - width / 2
    y: scene.height * fallen - height
    z: 3
    rotation: (index % 2 ? 1 : -1) * 200 * fallen
    path: "patisserie/topping/" + ["rose", "cherry", "plume"][index % 3]

    SequentialAnimation {
        running: topping.falling
        loops: Animation.Infinite

        PauseAnimation {
            duration: topping.index % 8 * topping.turn / 8
        }

        NumberAnimation {
            target: topping
            property: "fallen"
            from: 0
            to: 1.1
            duration: topping.turn
        }
    }
}
