pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Game
import Patisserie.Pieces
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
    title: qsTrId("window.patisserie.festival")
    entrance: PatisserieTheme.motion.serving
    celebration: PatisserieTheme.motion.toast
    naming: 0.015

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

    // A presentation table at the end of the festival, laid as in the game: nobles behind it between the
    // dishes, candles and flowers at its ends, and its dishes, which come one after another.
    component ServedTable: Item {
        id: table

        required property int index
        required property string key
        required property list<int> owners
        readonly property int many: owners.length
        // Two stand side by side, the last alone; the rows nearer to the eye are in front.
        readonly property int rows: Math.ceil(scene.stages / 2)
        readonly property int row: Math.floor(index / 2)
        readonly property bool alone: index % 2 === 0 && index === scene.stages - 1
        readonly property real room: scene.width * (alone ? 0.66 : 0.475)
        readonly property real spread: scene.height * 0.62
        readonly property real rowHeight: rows > 1 ? (spread - height) / (rows - 1) : 0
        readonly property real behind: Math.round(0.34 * height)
        readonly property real fall: Math.round(0.2 * height)
        readonly property real surface: height - behind - fall
        readonly property real percent: 100 * fall / 58 * Theme.pixelRatio
        // The room of what stands at each end, of a dish, and its size.
        readonly property real end: 0.68 * surface
        readonly property real step: (width - 2 * end) / Math.max(1, many)
        readonly property real most: 1.38 * surface
        readonly property bool crowded: step < most
        readonly property real each: Math.min(most, (crowded ? 1.4 : 1) * step)
        // How far the applause is.
        property real applause: 0

        function welcome(place: int) {
            greeting.welcome(place + 0.5);
        }

        objectName: "served:" + key
        width: Math.round(Math.min(room, Math.max(0.34 * scene.width, many * 1.1 * most + 2 * end)))
        height: Math.round(Math.min(0.3 * scene.height, 1.22 * spread / rows))
        x: Math.round(scene.width * (alone ? 0.5 : index % 2 ? 0.745 : 0.255) - width / 2)
        y: Math.round(scene.height - Theme.size.gap - (rows - 1 - row) * rowHeight - height - (rows > 1 ? 0 : 0.08 * scene.height))
        z: row

        NumberAnimation on applause {
            running: scene.all
            from: 0
            to: 1
            loops: 6
            duration: PatisserieTheme.motion.fall / 4
        }

        Greeting {
            id: greeting
        }

        Picture {
            anchors.fill: parent
            anchors.margins: -table.behind
            opacity: 0.7
            stretches: true
            path: Theme.evening ? "life/glow" : ""
        }

        Repeater {
            model: table.many + 1

            delegate: Somebody {
                required property int index

                width: height * 1.2
                height: 1.4 * table.behind
                x: Math.round(table.end + index * table.step - width / 2)
                stands: false
                lean: greeting.lean(index)
                hop: 0.6 * Math.max(0, Math.sin(2 * Math.PI * (table.applause + 0.37 * index)))
                mirror: index % 2 === 1
                path: `patisserie/guest/${(table.index * 3 + index * 7) % 10 + 1}`
            }
        }

        Repeater {
            model: Theme.evening ? 2 : 0

            delegate: Picture {
                required property int index

                height: 1.3 * table.behind
                width: 0.6 * height
                x: Math.round(index ? table.width - 0.6 * width : -0.4 * width)
                y: -0.25 * height
                path: `patisserie/furniture/lantern-${["rose", "gold", "ivory"][(table.index + index) % 3]}`
            }
        }

        Drawn {
            y: table.behind
            width: parent.width
            height: parent.height - y
            order: `cloth/patisserie/table/cloth-${scene.hour}/${Math.round(table.percent)}`
        }

        Repeater {
            model: ["candles", "flowers"]

            delegate: Picture {
                id: ornament

                required property int index
                required property string modelData
                readonly property bool lit: modelData === "candles"

                height: 1.05 * table.surface
                width: height / 1.5
                x: Math.round(index === table.index % 2 ? Theme.size.gap : table.width - Theme.size.gap - width)
                y: Math.round(table.behind + 0.86 * table.surface - height)
                path: "patisserie/table/" + modelData

                Picture {
                    anchors.centerIn: parent
                    z: -1
                    width: 2.4 * ornament.height
                    height: width
                    path: Theme.evening && ornament.lit ? "life/glow" : ""
                }

                Flicker {
                    anchors.fill: parent
                    steps: 5
                    on: ornament.lit
                    path: on ? "life/candles" : ""
                }
            }
        }
    }

    // A dish that is served, on a plate with its owner's rim and emblem; it stands up above the plate.
    component ServedDish: Item {
        id: dish

        required property string key
        required property string picture
        required property int owner
        required property int stage
        required property int place
        required property int many
        readonly property ServedTable home: served.laid > stage ? served.itemAt(stage) as ServedTable : null
        // Where there is little room they stand at the back and in front in turns, so they can be larger.
        readonly property real depth: !(home?.crowded ?? false) ? 0.5 : place % 2 ? 0.66 : 0.34
        property real come: 0

        objectName: "dish:" + key
        visible: come > 0
        width: home?.each ?? 0
        height: width
        x: home ? home.x + home.end + (place + 0.5) * home.step - width / 2 : 0
        y: home ? home.y + home.behind + depth * home.surface - 0.655 * height - (1 - come) * Theme.size.rowHeight : 0
        z: (home?.row ?? 0) + depth
        opacity: Math.min(1, come)

        SequentialAnimation {
            running: scene.stage >= dish.stage

            PauseAnimation {
                duration: dish.place * PatisserieTheme.motion.course
            }

            ScriptAction {
                script: dish.home?.welcome(dish.place)
            }

            NumberAnimation {
                target: dish
                property: "come"
                to: 1
                duration: PatisserieTheme.motion.course * 2
                easing.type: Easing.OutBack
            }
        }

        China {
            anchors.fill: parent
            rim: Theme.color.player(dish.owner)
        }

        Picture {
            width: 1.1 * parent.width
            height: width
            x: (parent.width - width) / 2
            y: 0.86 * parent.height - height
            asynchronous: true
            path: dish.picture
        }

        Steam {
            rising: dish.come > 0
        }

        Emblem {
            x: 0.7 * parent.width
            y: 0.62 * parent.height
            width: Math.max(Theme.size.icon, parent.width * 0.26)
            seat: dish.owner
        }
    }

    Repeater {
        id: served

        property int laid: 0

        model: scene.festival.groups

        onItemAdded: laid++

        delegate: ServedTable {}
    }

    Repeater {
        model: scene.festival.dishes

        delegate: ServedDish {}
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
