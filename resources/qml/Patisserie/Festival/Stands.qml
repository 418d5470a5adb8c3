pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Theme
import Table.Controls
import Table.Menu

// A stand of a pastry shop on each side of the start menu.
Welcome {
    id: stands

    backdrop: "patisserie/festival"
    daylit: true
    title: qsTrId("window.game.patisserie.label")
    motto: qsTrId("window.patisserie.motto")

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
            path: "patisserie/stand/tent-" + stand.colour
        }

        Repeater {
            model: stand.staff

            delegate: Somebody {
                required property string modelData
                required property int index

                depth: Theme.size.gapSmall
                stands: false
                width: stand.width * 0.46
                height: width * 5 / 6
                x: stand.width * (index ? 0.73 : 0.27) - width / 2
                y: stand.tableTop - height
                path: "patisserie/staff/" + modelData
            }
        }

        Picture {
            id: table

            width: stand.width
            height: width * 11 / 16
            anchors.top: parent.bottom
            anchors.topMargin: -height * 0.93
            path: "patisserie/stand/table-" + stand.colour
        }

        Repeater {
            model: stand.dishes

            delegate: Picture {
                required property string modelData
                required property int index
                readonly property bool high: index === 1

                width: stand.width * (high ? 0.31 : 0.25)
                height: width
                x: stand.width * [0.17, 0.5, 0.83][index] - width / 2
                y: table.y + table.height * (high ? 0.135 : 0.42) - height * 0.9
                path: "patisserie/topped/" + modelData
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
