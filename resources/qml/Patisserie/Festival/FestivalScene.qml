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

    // A presentation table at the end of the festival: the server stands at its head, and its dishes come
    // one after another, each with its owner's emblem.
    component ServedTable: Item {
        id: table

        required property int index
        required property string key
        // Where it stands in the garden: its middle and its size, as shares of the scene.
        readonly property rect site: {
            switch (key) {
            case "left":
                return Qt.rect(0.11, 0.55, 0.15, 0.56);
            case "right":
                return Qt.rect(0.89, 0.55, 0.15, 0.56);
            case "top":
                return Qt.rect(0.5, 0.4, 0.56, 0.16);
            case "bottom":
                return Qt.rect(0.5, 0.88, 0.56, 0.16);
            default:
                return Qt.rect(0.5, 0.64, 0.56, 0.16);
            }
        }
        readonly property bool upright: height > width
        readonly property real side: Math.min(width, height) * 0.8

        objectName: "served:" + key
        width: scene.width * site.width
        height: scene.height * site.height
        x: scene.width * site.x - width / 2
        y: scene.height * site.y - height / 2
        opacity: scene.stage >= index ? 1 : 0

        Behavior on opacity {
            NumberAnimation {
                duration: Theme.motion.fade
            }
        }

        Picture {
            x: table.upright ? (parent.width - width) / 2 : Theme.size.gapHuge
            y: -height * 0.75
            width: table.side * 0.9
            height: width
            path: "patisserie/staff/assistant-" + (table.index + 1)
        }

        Plate {
            anchors.fill: parent
            radius: Theme.size.radiusLarge
            color: PatisserieTheme.color.cloth
            edge: PatisserieTheme.color.clothEdge
            edgeWidth: Theme.size.ring
        }

        Repeater {
            model: scene.festival.dishes

            delegate: Item {
                id: dish

                required property string key
                required property string picture
                required property int owner
                required property int stage
                required property int place
                required property int many
                readonly property bool here: stage === table.index
                readonly property real step: Math.max(table.width, table.height) / many
                // The room at each end of the table, so that the first and the last one lie on it.
                readonly property real end: Theme.size.gap + Math.max(0, (width - step) / 2)
                readonly property real along: end + (place + 0.5) * (step - 2 * end / many)
                // On an upright table they stand to the left and to the right in turns, so they can be larger.
                readonly property real across: table.width * (many === 1 ? 0.5 : place % 2 ? 0.7 : 0.3)
                property real come: 0

                objectName: here ? "dish:" + key : ""
                visible: here && come > 0
                width: table.upright ? Math.min(table.width * 0.52, step * 1.5) : Math.min(table.side, step * 0.9)
                height: width
                x: (table.upright ? across : along) - width / 2
                y: (table.upright ? along - height / 2 : (table.height - height) / 2) - (1 - come) * Theme.size.rowHeight
                opacity: come

                SequentialAnimation {
                    running: dish.here && scene.stage >= dish.stage

                    PauseAnimation {
                        duration: dish.place * PatisserieTheme.motion.course
                    }

                    NumberAnimation {
                        target: dish
                        property: "come"
                        to: 1
                        duration: PatisserieTheme.motion.course * 2
                        easing.type: Easing.OutBack
                    }
                }

                Picture {
                    anchors.fill: parent
                    path: dish.picture
                }

                Emblem {
                    anchors.right: parent.right
                    anchors.bottom: parent.bottom
                    width: Math.max(Theme.size.icon, parent.width * 0.3)
                    seat: dish.owner
                }
            }
        }
    }

    Repeater {
        model: scene.festival.groups

        delegate: ServedTable {}
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
