pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Theme
import Table.Controls
import Table.Score

// A presentation table at the end of the festival, laid as in the game: nobles behind it between the
// dishes, candles and flowers at its ends, and its dishes, which come one after another.
Item {
    id: table

    required property FinaleScene scene
    required property int index
    required property string key
    required property list<int> owners
    readonly property int many: owners.length
    // Two stand side by side, the last alone; the rows nearer to the eye are in front.
    readonly property int rows: Math.ceil(table.scene.stages / 2)
    readonly property int row: Math.floor(index / 2)
    readonly property bool alone: index % 2 === 0 && index === table.scene.stages - 1
    readonly property real room: table.scene.width * (alone ? 0.66 : 0.475)
    readonly property real spread: table.scene.height * 0.62
    readonly property real rowHeight: rows > 1 ? (spread - height) / (rows - 1) : 0
    readonly property real behind: Math.round(0.33 * height)
    readonly property real fall: Math.round(0.17 * height)
    readonly property real surface: height - behind - fall
    readonly property real percent: 100 * fall / 58 * Theme.pixelRatio
    // The room of what stands at each end, of a dish with half a face on both sides, and of a face.
    readonly property real end: 0.6 * surface
    readonly property real step: (width - 2 * end) / Math.max(1, many)
    readonly property real face: 0.84 * behind
    // A dish is between two faces, or no higher than their chins.
    readonly property real most: 1.25 * surface
    readonly property real low: 0.95 * surface
    readonly property real each: Math.min(most, step / 1.05, Math.max(low, (step - face) / 1.1))
    // The height of candles and flowers.
    readonly property real ornate: 1.05 * surface
    // How far the applause is.
    property real applause: 0

    // The lower left corner of the candles, 0, and of the flowers, 1, one at each end.
    function foot(ornament: int): point {
        return Qt.point(ornament === index % 2 ? Theme.size.gap : width - Theme.size.gap - ornate / 1.5, behind + 0.86 * surface);
    }

    function welcome(place: int) {
        greeting.welcome(place + 0.5);
    }

    objectName: "served:" + key
    width: Math.round(Math.min(room, Math.max(0.34 * table.scene.width, many * (1.1 * most + face) + 2 * end)))
    height: Math.round(Math.min(0.3 * table.scene.height, 1.12 * spread / rows))
    x: Math.round(table.scene.width * (alone ? 0.5 : index % 2 ? 0.745 : 0.255) - width / 2)
    y: Math.round(table.scene.height - Theme.size.gap - (rows - 1 - row) * rowHeight - height - (rows > 1 ? 0 : 0.08 * table.scene.height))
    z: row

    NumberAnimation on applause {
        running: table.scene.all
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

    // All lights are behind the guests.
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

    // The light of the candles, in the evening.
    component CandleLight: Picture {
        readonly property point flames: table.foot(0)

        x: flames.x + table.ornate / 3 - width / 2
        y: flames.y - table.ornate / 2 - width / 2
        width: 2.4 * table.ornate
        height: width
        path: Theme.evening ? "life/glow" : ""
    }

    CandleLight {}

    Repeater {
        model: table.many + 1

        delegate: Somebody {
            required property int index

            width: height * 1.2
            height: 1.4 * table.behind
            x: Math.round(table.end + index * table.step - width / 2)
            y: -0.2 * table.behind
            stands: false
            lean: greeting.lean(index)
            hop: 0.6 * Math.max(0, Math.sin(2 * Math.PI * (table.applause + 0.37 * index)))
            mirror: index % 2 === 1
            path: `patisserie/guest/${(table.index * 3 + index * 7) % 10 + 1}`
        }
    }

    Drawn {
        y: table.behind
        width: parent.width
        height: parent.height - y
        order: `cloth/patisserie/table/cloth-${Theme.evening ? "evening" : "day"}/${Math.round(table.percent)}`
        clip: true

        CandleLight {
            y: flames.y - table.ornate / 2 - width / 2 - table.behind
        }
    }

    Repeater {
        model: ["candles", "flowers"]

        delegate: Picture {
            id: ornament

            required property int index
            required property string modelData
            readonly property bool lit: modelData === "candles"
            readonly property point foot: table.foot(index)

            height: table.ornate
            width: height / 1.5
            x: Math.round(foot.x)
            y: Math.round(foot.y - height)
            path: "patisserie/table/" + modelData

            Flicker {
                anchors.fill: parent
                steps: 5
                on: ornament.lit
                path: on ? "life/candles" : ""
            }
        }
    }
}
