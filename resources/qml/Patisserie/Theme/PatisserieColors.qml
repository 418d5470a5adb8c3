import QtQuick
import Table.Theme

// Porcelain, paper and baked dough, by day and by candle light.
QtObject {
    readonly property bool evening: Theme.evening

    function by(day: color, candle: color): color {
        return evening ? candle : day;
    }

    readonly property color paper: by("#fdf6e4", "#3b2e25")
    readonly property color paperEdge: by("#cdb68c", "#6d563d")
    readonly property color baked: by("#7b4a2a", "#5a3722")
    readonly property color bakedEdge: by("#4b2a16", "#2c1a10")
    readonly property color cloth: by("#fbf8f4", "#4a423c")
    readonly property color clothEdge: by("#c9a85c", "#a17a35")
    readonly property color plate: by("#eef4f3", "#3a4644")
    readonly property color plateEdge: by("#a9c3c4", "#5f7b7b")
    readonly property color gold: by("#86611a", "#8c6722")
    readonly property color goldLight: by("#f7e7b8", "#3f3115")
    readonly property color silver: by("#626a74", "#565d66")
    readonly property color silverLight: by("#e9edf0", "#2f343a")
    readonly property color mentor: by("#6d4a7c", "#54385f")
    readonly property color mentorLight: by("#ecdff1", "#33243a")
    readonly property color lawn: by("#7d9a63", "#46573a")

    function training(kind: string): color {
        return kind === "chef" ? gold : kind === "mentor" ? mentor : silver;
    }

    function trainingLight(kind: string): color {
        return kind === "chef" ? goldLight : kind === "mentor" ? mentorLight : silverLight;
    }
}
