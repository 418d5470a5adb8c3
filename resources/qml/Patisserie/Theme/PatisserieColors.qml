import QtQuick
import Table.Theme

// Porcelain, paper and baked dough, by day and by candle light.
QtObject {
    readonly property color paper: Theme.color.by("#fdf6e4", "#3b2e25")
    readonly property color paperEdge: Theme.color.by("#cdb68c", "#6d563d")
    readonly property color baked: Theme.color.by("#7b4a2a", "#5a3722")
    readonly property color bakedEdge: Theme.color.by("#4b2a16", "#2c1a10")
    readonly property color cloth: Theme.color.by("#fbf8f4", "#4a423c")
    readonly property color clothEdge: Theme.color.by("#c9a85c", "#a17a35")
    readonly property color plate: Theme.color.by("#eef4f3", "#3a4644")
    readonly property color plateEdge: Theme.color.by("#a9c3c4", "#5f7b7b")
    readonly property color gold: Theme.color.by("#86611a", "#8c6722")
    readonly property color goldLight: Theme.color.by("#f7e7b8", "#3f3115")
    readonly property color silver: Theme.color.by("#626a74", "#565d66")
    readonly property color silverLight: Theme.color.by("#e9edf0", "#2f343a")
    readonly property color mentor: Theme.color.by("#6d4a7c", "#54385f")
    readonly property color mentorLight: Theme.color.by("#ecdff1", "#33243a")
    readonly property color lawn: Theme.color.by("#7d9a63", "#46573a")

    function training(kind: string): color {
        return kind === "chef" ? gold : kind === "mentor" ? mentor : silver;
    }

    function trainingLight(kind: string): color {
        return kind === "chef" ? goldLight : kind === "mentor" ? mentorLight : silverLight;
    }
}
