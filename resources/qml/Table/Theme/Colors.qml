import QtQuick

// Duck-egg blue, ivory, blush and gold leaf on dark wood; in the evening the same by candle light.
QtObject {
    required property string velvet
    required property bool evening
    required property list<string> seats

    function by(day: color, candle: color): color {
        return evening ? candle : day;
    }

    readonly property color wood: by("#2c1d17", "#150e0b")
    readonly property color woodLight: by("#3e2a21", "#241812")
    readonly property color woodEdge: by("#5a3f30", "#463024")
    readonly property color drawer: by("#6b4530", "#3a251a")
    readonly property color ivory: by("#f7f0e1", "#2f231d")
    readonly property color ivoryDim: by("#ebe0c9", "#3a2c24")
    readonly property color parchment: by("#fbf7ec", "#271c17")
    readonly property color duckEgg: by("#c9dcd8", "#263a3a")
    readonly property color duckEggLight: by("#e0ebe7", "#2c3b3a")
    readonly property color duckEggDeep: by("#7ea39f", "#5f8783")
    readonly property color blush: by("#ecd3cb", "#4a2b2a")
    readonly property color blushDeep: by("#c48f86", "#c48f86")
    readonly property color gold: by("#b48a3c", "#a17a35")
    readonly property color goldLight: by("#e2c47f", "#d9b669")
    readonly property color goldDeep: "#80601f"
    readonly property color goldInk: by("#80601f", "#d0a758")
    // The gold leaf of frames, as it is drawn in the pictures of their ornaments.
    readonly property color giltDeep: "#5f4218"
    readonly property color gilt: "#dcb45c"
    readonly property color giltLight: "#fbeab4"
    readonly property color medal: by("#e2c47f", "#6f511b")
    // The ground of what was gained.
    readonly property color gain: by("#dbe8cf", "#33452b")
    readonly property color gainEdge: by("#86a872", "#6f8f5e")
    // The signs of money and of points.
    readonly property color money: by("#b07d17", "#d8a43c")
    readonly property color moneyInner: by("#fbe9b4", "#38270a")
    readonly property color points: by("#8c2f3f", "#f0a3a5")
    readonly property color pointsInner: by("#f7dfc1", "#48212a")
    readonly property color night: by("#1e2a4a", "#0d1328")
    readonly property color nightLight: by("#33456f", "#1d2947")
    // The light that falls on pictures of places: that of candles, and that of an evening where none burn.
    readonly property color candles: by("#ffffff", "#b98a58")
    readonly property color dusk: by("#ffffff", "#62648a")

    readonly property color ink: by("#33241c", "#f3e6cf")
    readonly property color inkSoft: by("#65513f", "#cbb798")
    readonly property color inkOnDark: by("#f4ead6", "#f3e6cf")
    readonly property color inkOnDarkSoft: by("#dccdb3", "#c3b091")
    readonly property color signGround: by("#f5ecd9", "#2a1f19")
    readonly property color line: by("#c9b78f", "#6a5441")
    readonly property color shade: by("#99140d0a", "#b3060403")
    // One of several layers of a soft shadow.
    readonly property color shadow: by("#33140d0a", "#40060403")
    readonly property color alarm: by("#9c2b23", "#f2a093")
    // What has become more, as ``alarm`` is for less.
    readonly property color risen: by("#2b5a2c", "#a9d69a")
    readonly property color clear: "transparent"

    // The colour of velvet, for what matters and for the curtain.
    readonly property bool seaGreen: velvet === "sea-green"
    readonly property color curtain: seaGreen ? by("#1b4a4f", "#173e43") : by("#6d1f2c", "#5c1b26")
    readonly property color curtainFold: seaGreen ? by("#12363b", "#0f2b30") : by("#4f141f", "#40111a")
    readonly property color heading: seaGreen ? by("#1b4a4f", "#8fd0cf") : by("#6d1f2c", "#eda9a4")
    readonly property color inkOnAccent: "#fbf7ec"

    // The colours of what may be chosen, and of the focus.
    readonly property color legal: by("#d9931a", "#eda932")
    readonly property color legalGlow: "#66f4c04d"
    readonly property color legalFill: by("#fff3d1", "#4b3714")
    readonly property color focus: by("#0d5fa8", "#7cb8f2")
    readonly property color chosen: by("#7d2f4a", "#e08bab")

    // The cap of a key, with its digit, and its base: the same by every light, like no number of the table.
    readonly property color keyCap: "#fdfcfa"
    readonly property color key: "#3c3c46"

    // The players' colours by name; a seat has the one it chose, or the one of its place. They and the
    // colours of pieces differ in lightness too: by at least 10 in CIEDE2000, also for people with
    // colour-blindness.
    readonly property list<string> playerKeys: ["red", "blue", "green", "purple", "orange"]
    readonly property list<color> players: ["#a7312c", "#2967c5", "#5e875b", "#784a82", "#c06f14"]
    readonly property list<color> playersLight: evening ? ["#4c2421", "#22344f", "#2b3b20", "#3b2a47", "#4a3114"] : ["#f4d9d4", "#d8e3f3", "#dfead5", "#e8dcef", "#f7e3c9"]

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
