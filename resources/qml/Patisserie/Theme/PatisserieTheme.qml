pragma Singleton

import QtQuick
import Table.Theme

// The colours, sizes and durations that only this table has.
QtObject {
    readonly property PatisserieColors color: PatisserieColors {}
    readonly property PatisserieSizes size: PatisserieSizes {}
    readonly property PatisserieMotion motion: PatisserieMotion {}

    // The least and the largest width of a card, of one for hire and of a recipe relative to its height.
    // Cards on display may be low where all displays are seen at once.
    readonly property list<real> card: [0.56, Theme.arrangement === "pages" ? 1.6 : 2.6]
    readonly property list<real> hiredCard: [0.53, 1.1]
    readonly property list<real> recipe: [0.62, 1]
    // The width of a card in the hand relative to its height, however many there are.
    readonly property real handCard: 0.63

    // The largest width of the garden with the hosts relative to its height, where it has a page.
    readonly property real festival: 1.66

    // How far a dish on a table stands up above its place, relative to its height.
    readonly property real rise: 0.25

    // How strongly the garden shows behind the tables.
    readonly property real garden: Theme.stark ? 0.2 : Theme.evening ? 0.38 : 0.925

    // How strongly marble and silver shine in the kitchen.
    readonly property real shine: Theme.stark ? 0.3 : Theme.evening ? 0.6 : 1

    // How strongly the boards of empty places show.
    readonly property real bare: Theme.evening ? 0.42 : 1

    // The colour of dough before it browns.
    readonly property string dough: "fbeecf"

    // How strongly the places where the staff works show on the cards.
    readonly property real workplace: Theme.stark ? 0.35 : Theme.evening ? 0.75 : 0.92

    // In the garden behind the start menu: how wide a stand is in its room, how high it is in the
    // window, and how far before its lower edge it stands.
    readonly property real standWide: 0.94
    readonly property real standHigh: 0.62
    readonly property real standForward: 0.02

    // Porcelain, paper and baked dough, by day and by candle light.
    component PatisserieColors: QtObject {
        readonly property color paper: Theme.color.by("#fdf6e4", "#21373c", "#000000")
        readonly property color paperEdge: Theme.color.by("#cdb68c", "#8a6d3f", "#f0d68a")
        readonly property color warmPaper: Theme.color.by("#ffe3ad", "#4d3415", "#2e1c00")
        readonly property color ember: Theme.color.by("#c26a17", "#e08a2c", "#ffb066")
        readonly property color cloth: Theme.color.by("#fbf8f4", "#4a423c", "#000000")
        readonly property color candlelight: Theme.color.by("#fdf6e4", "#3d200b", "#000000")
        // The sky over the garden, and the cloth of the hosts' table.
        readonly property color dusk: Theme.color.by("#2c1d17", "#03202b", "#000000")
        readonly property color salon: Theme.color.by("#e2c47f", "#43243f", "#000000")
        readonly property color niche: Theme.color.by("#c9dfe0", "#1d4148", "#06171a")
        readonly property color china: Theme.color.by("#fdfcf8", "#fff3d6", "#ffffff")
        readonly property color chinaInk: Theme.stark ? "#000000" : "#33241c"
        readonly property color plateEdge: Theme.color.by("#a9c3c4", "#5f7b7b", "#9fc0c0")
        readonly property color gold: Theme.color.by("#86611a", "#8c6722", "#5c4000")
        readonly property color goldLight: Theme.color.by("#f7e7b8", "#3f3115", "#1c1400")
        readonly property color silver: Theme.color.by("#626a74", "#565d66", "#3f464e")
        readonly property color silverLight: Theme.color.by("#e9edf0", "#2f343a", "#121518")
        readonly property color mentor: Theme.color.by("#6d4a7c", "#54385f", "#482d54")
        readonly property color mentorLight: Theme.color.by("#ecdff1", "#33243a", "#1c0f22")
        readonly property color lawn: Theme.color.by("#7d9a63", "#46573a", "#1a2413")

        function trainingEdge(kind: string): color {
            return kind === "chef" ? Theme.color.gold : Theme.color.by("#aab2bb", "#8b939c", "#c3ccd6");
        }

        function training(kind: string): color {
            return kind === "chef" ? gold : kind === "mentor" ? mentor : silver;
        }

        function trainingLight(kind: string): color {
            return kind === "chef" ? goldLight : kind === "mentor" ? mentorLight : silverLight;
        }
    }

    // The measures of this table, in units; the window is 800 units high.
    component PatisserieSizes: QtObject {
        readonly property real unit: Theme.unit

        readonly property real players: 78 * unit
        readonly property real kitchen: 150 * unit
        readonly property real garden: 378 * unit
        readonly property real kitchenColumn: 516 * unit
        readonly property real side: 560 * unit
        readonly property real sideMost: 780 * unit
        readonly property real counters: 520 * unit
        readonly property real strip: 64 * unit
        readonly property real column: 104 * unit
        readonly property real signHigh: 76 * unit
        readonly property real clothPart: 24 * unit
        readonly property real postRow: 36 * unit
        // The room above the top table, into which its dishes stand up.
        readonly property real crown: 12 * unit
        readonly property real recipe: 66 * unit
        readonly property real recipeHigh: 104 * unit
        readonly property real tile: 42 * unit
        readonly property real card: 98 * unit
        readonly property real cardHigh: 128 * unit
        // A tile or a dish in the large view, and the words beside a piece there.
        readonly property real largeTile: 116 * unit
        readonly property real spoken: 280 * unit
        readonly property real pick: 118 * unit
        readonly property real pickHigh: 138 * unit
        readonly property real rack: 74 * unit
        readonly property real step: 28 * unit
        readonly property real pantry: 104 * unit
        readonly property real chest: 128 * unit
        readonly property real mark: 16 * unit
        readonly property real markSmall: 13 * unit
        readonly property real special: 150 * unit
        readonly property real tray: 50 * unit
        readonly property real traySmall: 32 * unit
    }

    // The durations of the parts of the finale, in milliseconds; the factor 0 switches motion off.
    component PatisserieMotion: QtObject {
        readonly property real factor: Theme.motionFactor

        // The times for which a table has the attention, between one dish and the next, of the toast, and of
        // a fall through the garden.
        readonly property int serving: 1700 * factor
        readonly property int course: 140 * factor
        readonly property int fall: 3200 * factor
    }
}
