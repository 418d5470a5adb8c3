pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Theme
import Table.Controls
import Table.Menu

// A stand of a pastry shop on each side of the start menu: by day, or by the light of lanterns.
Welcome {
    id: stands

    readonly property string hour: Theme.evening ? "evening" : "day"

    backdrop: "patisserie/festival-" + hour
    title: qsTrId("window-game-patisserie-label")
    motto: qsTrId("window-patisserie-motto")

    // A burst in the evening sky, now and then.
    component Rocket: Picture {
        id: rocket

        width: stands.width * 0.09
        height: width
        opacity: stir.swell
        scale: 0.3 + 0.7 * stir.done

        Stir {
            id: stir

            steps: 14
            enabled: Theme.evening
        }
    }

    Rocket {
        x: stands.width * 0.03
        y: stands.height * 0.13
        path: Theme.evening ? "burst/2" : ""
    }

    Rocket {
        x: stands.width * 0.3
        y: stands.height * 0.14
        path: Theme.evening ? "burst/3" : ""
    }

    Rocket {
        x: stands.width * 0.64
        y: stands.height * 0.1
        path: Theme.evening ? "burst/1" : ""
    }

    // The stand of a pastry shop in the garden: a tent, those who bake, and before them a table with dishes.
    component Stand: Item {
        id: stand

        required property real room
        required property real middle
        required property string colour
        // Who stands there, and what lies on the table, from left to right; the dish in the middle is the largest.
        required property list<string> staff
        required property list<string> dishes
        readonly property real tableTop: height - table.height * 0.62

        width: Math.min(room * PatisserieTheme.standWide, parent.height * PatisserieTheme.standHigh * 3 / 4)
        height: width * 4 / 3
        x: middle - width / 2
        anchors.bottom: parent.bottom
        anchors.bottomMargin: parent.height * PatisserieTheme.standForward

        Picture {
            anchors.fill: parent
            path: `patisserie/stand/tent-${stand.colour}-${stands.hour}`
        }

        Repeater {
            model: stand.staff

            delegate: Somebody {
                required property string modelData
                required property int index

                depth: Theme.size.gap
                stands: false
                width: stand.width * 0.46
                height: width * 5 / 6
                x: stand.width * (index ? 0.73 : 0.27) - width / 2
                y: stand.tableTop - height
                path: "patisserie/staff/" + modelData
            }
        }

        // In the evening a lantern flares up now and then.
        Repeater {
            model: [0.2, 0.8]

            delegate: Flicker {
                required property real modelData

                width: stand.width * 0.5
                height: width
                x: stand.width * modelData - width / 2
                y: stand.height * 0.475 - height / 2
                on: Theme.evening
                path: on ? "life/glow" : ""
            }
        }

        Picture {
            id: table

            width: stand.width
            height: width * 11 / 16
            anchors.top: parent.bottom
            anchors.topMargin: -height * 0.93
            path: `patisserie/stand/table-${stand.colour}-${stands.hour}`
        }

        Repeater {
            model: stand.dishes

            delegate: Picture {
                id: dish

                required property string modelData
                required property int index
                readonly property bool high: index === 1

                width: stand.width * (high ? 0.31 : 0.25)
                height: width
                x: stand.width * [0.17, 0.5, 0.83][index] - width / 2
                y: table.y + table.height * (high ? 0.135 : 0.42) - height * 0.9
                path: "patisserie/topped/" + modelData

                Steam {
                    rising: !dish.high
                }
            }
        }
    }

    Stand {
        room: stands.room
        middle: stands.room / 2
        colour: "rose"
        staff: ["chef-4", "assistant-3"]
        dishes: ["religieuse", "piece-montee", "macaron"]
    }

    Stand {
        room: stands.room
        middle: stands.width - stands.room / 2
        colour: "egg"
        staff: ["assistant-8", "chef-3"]
        dishes: ["charlotte", "croquembouche", "saint-honore"]
    }
}
