import QtQuick
import Table.Theme

// The colours of pieces and their signs, by day and by candle light.
QtObject {
    readonly property bool early: Theme.edition === "original"

    readonly property color thread: Theme.color.by("#6c4a8a", "#bd9cda")
    readonly property color threadOnDark: "#e8dcef"
    readonly property color laceOnDark: "#c9dcd8"
    readonly property color lace: Theme.color.by("#4b7c8c", "#93c4d2")
    readonly property color fireworks: "#e8c25a"
    readonly property color inkOnSilk: "#33241c"

    readonly property list<string> trades: ["master", "journeyman", "apprentice"]
    readonly property list<color> thimbles: ["#86600f", "#59616b", "#8a5128"]
    readonly property list<color> thimblesLight: Theme.evening ? ["#3b2f12", "#2b2f34", "#3d2a1d"] : ["#f6e4b4", "#e4e7ea", "#efd9c6"]

    // The silks in the order of their keys, as each edition shows them: the ground, and the weave on it.
    readonly property list<string> silkKeys: ["yellow", "green", "red", "blue"]
    readonly property list<color> silkGrounds: early ? ["#e9c552", "#a2cc95", "#d67268", "#7fa2d0"] : ["#80aee1", "#ecabbe", "#99be80", "#ea8f35"]
    readonly property list<color> silkWeaves: early ? ["#b78c17", "#4a7a33", "#8f2a26", "#345f9b"] : ["#41709f", "#b8617d", "#547d40", "#b56a1c"]

    function thimble(trade: string): color {
        return thimbles[trades.indexOf(trade)] ?? Theme.color.gold;
    }

    function thimbleLight(trade: string): color {
        return thimblesLight[trades.indexOf(trade)] ?? Theme.color.ivory;
    }

    function silk(key: string): color {
        return silkGrounds[silkKeys.indexOf(key)] ?? Theme.color.ivory;
    }

    function silkWeave(key: string): color {
        return silkWeaves[silkKeys.indexOf(key)] ?? Theme.color.ink;
    }
}
