pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Game
import Patisserie.Theme
import Table.Controls
import Table.Score

// The end of the festival: in the garden the dishes are served table by table; then there are fireworks, and
// roses and cherries rain on the winners.
FinaleScene {
    id: scene

    readonly property string hour: Theme.evening ? "evening" : "day"
    readonly property Festival festival: (game.table as PatisserieTable).festival

    finale: festival
    title: qsTrId("window-patisserie-festival")
    entrance: PatisserieTheme.motion.serving
    drawn: !garden.pending
    // Above the fountain.
    naming: 0.008

    Backdrop {
        id: garden

        objectName: "backdrop"
        width: parent.width
        height: 0.62 * parent.height
        path: "patisserie/festival-" + scene.hour
    }

    Repeater {
        model: [[0.13, 0.17, 0.3, 2], [0.87, 0.17, 0.3, 1], [0.25, 0.1, 0.2, 3], [0.75, 0.1, 0.2, 2], [0.04, 0.12, 0.2, 1], [0.96, 0.12, 0.2, 3]]

        delegate: Burst {
            required property int index
            required property list<real> modelData

            lit: scene.all
            wait: index * Theme.motion.burst / 3
            width: scene.height * modelData[2]
            height: width
            x: scene.width * modelData[0] - width / 2
            y: scene.height * modelData[1] - height / 2
            asynchronous: true
            path: "burst/" + modelData[3]
        }
    }

    // The terrace goes on towards the eye, from the foot of the balustrade in the picture of the garden.
    Picture {
        readonly property real scaled: Math.max(garden.width / 2400, garden.height / 1000)

        x: (scene.width - width) / 2
        y: garden.height / 2 + (812 - 500) * scaled
        width: 2400 * scaled
        height: 900 * scaled
        asynchronous: true
        path: "patisserie/terrace-" + scene.hour
    }

    Repeater {
        id: served

        property int laid: 0

        model: scene.festival.groups

        onItemAdded: laid++

        delegate: ServedTable {
            scene: scene
        }
    }

    Repeater {
        model: scene.festival.dishes

        delegate: ServedDish {
            scene: scene
            home: served.laid > stage ? served.itemAt(stage) as ServedTable : null
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
        z: 5
        rotation: (index % 2 ? 1 : -1) * 200 * fallen
        asynchronous: true
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
