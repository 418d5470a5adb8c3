pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Game
import Patisserie.Theme
import Table.Controls
import Table.Score

// The end of the festival: in the garden the dishes are served table by table, and petals and cherries
// rain on the winners.
FinaleScene {
    id: scene

    readonly property Festival festival: (game.table as PatisserieTable).festival

    finale: festival
    title: qsTrId("window.patisserie.festival")
    entrance: PatisserieTheme.motion.serving
    celebration: PatisserieTheme.motion.toast
    naming: 0.03

    Ground {
        anchors.fill: parent
        path: "patisserie/garden"
        tint: PatisserieTheme.color.lawn
        strength: 1
    }

    Repeater {
        model: scene.festival.groups

        delegate: ServedTable {
            scene: scene
            dishes: scene.festival.dishes
            present: scene.stage
        }
    }

    // A rose, a cherry or a plume of cream that falls through the garden, again and again.
    component FallingTopping: Picture {
        id: topping

        required property int index
        readonly property int turn: PatisserieTheme.motion.fall
        property real fallen: 0

        visible: scene.all
        width: Theme.size.touch * (1 + (index % 3) / 3)
        height: width
        x: scene.width * ((index * 37 % 100) / 100) - width / 2
        y: scene.height * fallen - height
        z: 3
        rotation: (index % 2 ? 1 : -1) * 200 * fallen
        path: "patisserie/topping/" + ["rose", "cherry", "plume"][index % 3]

        SequentialAnimation {
            running: scene.all
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

    Repeater {
        model: 24

        delegate: FallingTopping {}
    }
}
