import QtQuick

// Duck-egg blue, ivory, blush and gold leaf on dark wood; in the evening the same by candle light; in high contrast
// white and gold on black.
QtObject {
    required property string velvet
    required property bool evening
    // Whether all is plain and in high contrast, on dark grounds.
    required property bool stark
    required property list<string> seats

    function by(day: color, candle: color, plain: color): color {
        return stark ? plain : evening ? candle : day;
    }

    // Where pictures lie in a light, high contrast changes nothing.
    function lit(day: color, candle: color): color {
        return evening ? candle : day;
    }

    readonly property color wood: by("#2c1d17", "#150e0b", "#000000")
    readonly property color woodLight: by("#3e2a21", "#241812", "#0a0a0a")
    readonly property color woodEdge: by("#5a3f30", "#463024", "#c8c8c8")
    // The edge of what can be pressed or filled in, which stands out from any sheet.
    readonly property color control: by("#8a6a25", "#a17a35", "#f0d68a")
    // Under the pointer.
    readonly property color woodRaised: by("#5a3f30", "#463024", "#333333")
    readonly property color drawer: by("#6b4530", "#3a251a", "#000000")
    readonly property color ivory: by("#f7f0e1", "#2f231d", "#000000")
    readonly property color ivoryDim: by("#ebe0c9", "#3a2c24", "#161616")
    readonly property color parchment: by("#fbf7ec", "#271c17", "#000000")
    readonly property color duckEgg: by("#c9dcd8", "#263a3a", "#000000")
    readonly property color duckEggLight: by("#e0ebe7", "#2c3b3a", "#1c1c1c")
    readonly property color duckEggDeep: by("#7ea39f", "#5f8783", "#8fc9c4")
    readonly property color blush: by("#ecd3cb", "#4a2b2a", "#2a100f")
    readonly property color blushDeep: by("#c48f86", "#c48f86", "#e6b3ab")
    readonly property color gold: by("#b48a3c", "#a17a35", "#f0d68a")
    readonly property color goldLight: by("#e2c47f", "#d9b669", "#ffe9ae")
    readonly property color goldDeep: stark ? "#c9a94f" : "#80601f"
    readonly property color goldInk: by("#80601f", "#d0a758", "#ffdf80")
    // The gold leaf of frames, as it is drawn in the pictures of their ornaments.
    readonly property color giltDeep: "#5f4218"
    readonly property color gilt: "#dcb45c"
    readonly property color giltLight: "#fbeab4"
    readonly property color medal: by("#e2c47f", "#6f511b", "#4a3500")
    // The ground of what was gained.
    readonly property color gain: by("#dbe8cf", "#33452b", "#0c2608")
    readonly property color gainEdge: by("#86a872", "#6f8f5e", "#a8dc90")
    // The signs of money and of points.
    readonly property color money: by("#b07d17", "#d8a43c", "#ffc94d")
    readonly property color moneyInner: by("#fbe9b4", "#38270a", "#241800")
    readonly property color points: by("#8c2f3f", "#f0a3a5", "#ffb8ba")
    readonly property color pointsInner: by("#f7dfc1", "#48212a", "#330c14")
    readonly property color night: by("#1e2a4a", "#0d1328", "#000000")
    readonly property color nightLight: by("#33456f", "#1d2947", "#14203f")
    // The light that falls on pictures of places: that of candles, and that of an evening where none burn.
    readonly property color candles: lit("#ffffff", "#b98a58")
    readonly property color dusk: lit("#ffffff", "#62648a")

    readonly property color ink: by("#33241c", "#f3e6cf", "#ffffff")
    readonly property color inkSoft: by("#65513f", "#cbb798", "#f0ece4")
    readonly property color inkOnDark: by("#f4ead6", "#f3e6cf", "#ffffff")
    readonly property color inkOnDarkSoft: by("#dccdb3", "#c3b091", "#f0ece4")
    readonly property color signGround: by("#f5ecd9", "#2a1f19", "#000000")
    // The ground of a place that this game leaves out.
    readonly property color closed: by("#c9b78f", "#6a5441", "#333333")
    readonly property color line: by("#c9b78f", "#6a5441", "#c8c8c8")
    readonly property color shade: by("#99140d0a", "#b3060403", "#d9000000")
    // One of several layers of a soft shadow.
    readonly property color shadow: by("#33140d0a", "#40060403", "#40000000")
    readonly property color alarm: by("#9c2b23", "#f2a093", "#ffb3a8")
    // What has become more, as ``alarm`` is for less.
    readonly property color risen: by("#2b5a2c", "#a9d69a", "#b8f0a6")
    readonly property color clear: "transparent"

    // The colour of velvet, for what matters and for the curtain.
    readonly property bool seaGreen: velvet === "sea-green"
    readonly property color curtain: seaGreen ? by("#1b4a4f", "#173e43", "#0c2a2e") : by("#6d1f2c", "#5c1b26", "#3d0a14")
    readonly property color curtainFold: seaGreen ? by("#12363b", "#0f2b30", "#071c1f") : by("#4f141f", "#40111a", "#26060c")
    readonly property color heading: seaGreen ? by("#1b4a4f", "#8fd0cf", "#a9f0ee") : by("#6d1f2c", "#eda9a4", "#ffc4c0")
    readonly property color inkOnAccent: "#fbf7ec"

    // The colours of what may be chosen, and of the focus. That of the focus is nine times as dark or light as parchment:
    // one of the two then stands out from any ground by three to one.
    readonly property color legal: by("#bd7a0a", "#eda932", "#ffc21a")
    readonly property color legalGlow: "#66f4c04d"
    readonly property color legalFill: by("#fff3d1", "#4b3714", "#3a2800")
    readonly property color focus: by("#08457c", "#95c8f6", "#6cc4ff")
    readonly property color chosen: by("#7d2f4a", "#e08bab", "#ff9ec4")

    // The cap of a key, with its digit, and its base: the same by every light, like no number of the table.
    readonly property color keyCap: "#fdfcfa"
    readonly property color key: "#3c3c46"

    // The players' colours by name; a seat has the one it chose, or the one of its place. They and the
    // colours of pieces differ in lightness too: by at least 10 in CIEDE2000, also for people with
    // colour-blindness.
    readonly property list<string> playerKeys: ["red", "blue", "green", "purple", "orange"]
    readonly property list<color> players: ["#a7312c", "#2967c5", "#5e875b", "#784a82", "#c06f14"]
    readonly property list<color> playersLight: stark ? ["#3a0f0d", "#0c1f3c", "#152a0a", "#290f3a", "#331c00"] : evening ? ["#4c2421", "#22344f", "#2b3b20", "#3b2a47", "#4a3114"] : ["#f4d9d4", "#d8e3f3", "#dfead5", "#e8dcef", "#f7e3c9"]

    function place(seat: int): int {
        return seat < seats.length ? playerKeys.indexOf(seats[seat]) : seat % players.length;
    }

    function player(seat: int): color {
        return seat < 0 ? inkSoft : players[place(seat)];
    }

    function playerLight(seat: int): color {
        return seat < 0 ? ivoryDim : playersLight[place(seat)];
    }

    function named(colour: string): color {
        return players[playerKeys.indexOf(colour)] ?? inkSoft;
    }
}
