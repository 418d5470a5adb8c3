import QtQuick

// Duck-egg blue, ivory, blush and gold leaf on dark wood.
QtObject {
    id: palette

    required property string edition

    readonly property color wood: "#2c1d17"
    readonly property color woodLight: "#3e2a21"
    readonly property color woodEdge: "#5a3f30"
    readonly property color ivory: "#f7f0e1"
    readonly property color ivoryDim: "#ebe0c9"
    readonly property color parchment: "#fbf7ec"
    readonly property color duckEgg: "#c9dcd8"
    readonly property color duckEggLight: "#e0ebe7"
    readonly property color duckEggDeep: "#7ea39f"
    readonly property color blush: "#ecd3cb"
    readonly property color blushDeep: "#c48f86"
    readonly property color gold: "#b48a3c"
    readonly property color goldLight: "#e2c47f"
    readonly property color goldDeep: "#80601f"
    readonly property color night: "#1e2a4a"
    readonly property color nightLight: "#33456f"

    readonly property color ink: "#33241c"
    readonly property color inkSoft: "#65513f"
    readonly property color inkOnDark: "#f4ead6"
    readonly property color inkOnDarkSoft: "#cdbb9d"
    readonly property color line: "#c9b78f"
    readonly property color shade: "#99140d0a"
    readonly property color curtain: "#6d1f2c"
    readonly property color curtainFold: "#4f141f"
    readonly property color alarm: "#9c2b23"
    readonly property color clear: "transparent"

    // What may be chosen, and where the focus is.
    readonly property color legal: "#d9931a"
    readonly property color legalGlow: "#66f4c04d"
    readonly property color legalFill: "#fff3d1"
    readonly property color focus: "#0d5fa8"
    readonly property color chosen: "#7d2f4a"

    readonly property color livre: "#b07d17"
    readonly property color livreInner: "#fbe9b4"
    readonly property color prestige: "#8c2f3f"
    readonly property color prestigeInner: "#f7dfc1"
    readonly property color thread: "#6c4a8a"
    readonly property color lace: "#4b7c8c"
    readonly property color notionInner: "#f5ecd9"
    readonly property color fireworks: "#e8c25a"

    readonly property list<color> players: ["#a8322d", "#2f5c9e", "#4d7a35", "#7a4a93", "#c06f14"]
    readonly property list<color> playersLight: ["#f4d9d4", "#d8e3f3", "#dfead5", "#e8dcef", "#f7e3c9"]

    readonly property list<string> trades: ["master", "journeyman", "apprentice"]
    readonly property list<color> thimbles: ["#926912", "#646c76", "#9a5f35"]
    readonly property list<color> thimblesLight: ["#f6e4b4", "#e4e7ea", "#efd9c6"]

    // The silks in the order of their keys, as each edition shows them: the ground, and the weave on it.
    readonly property list<string> silkKeys: ["yellow", "green", "red", "blue"]
    readonly property list<color> silkGrounds: edition === "original" ? ["#e9c552", "#8cb96f", "#d06a60", "#7fa2d0"] : ["#86aeda", "#ecabbe", "#97bf81", "#efa75e"]
    readonly property list<color> silkWeaves: edition === "original" ? ["#b78c17", "#4a7a33", "#8f2a26", "#345f9b"] : ["#41709f", "#b8617d", "#547d40", "#b56a1c"]

    function player(seat: int): color {
        return seat < 0 ? inkSoft : players[seat % players.length];
    }

    function playerLight(seat: int): color {
        return seat < 0 ? ivoryDim : playersLight[seat % playersLight.length];
    }

    function thimble(trade: string): color {
        return thimbles[trades.indexOf(trade)] ?? gold;
    }

    function thimbleLight(trade: string): color {
        return thimblesLight[trades.indexOf(trade)] ?? ivory;
    }

    function silk(key: string): color {
        return silkGrounds[silkKeys.indexOf(key)] ?? ivory;
    }

    function silkWeave(key: string): color {
        return silkWeaves[silkKeys.indexOf(key)] ?? ink;
    }
}
