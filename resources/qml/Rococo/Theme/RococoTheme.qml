pragma Singleton

import QtQuick
import Table.Theme

// The colours, sizes and durations that only this table has.
QtObject {
    // The letters of the silks, in the order of their keys.
    property string initials

    readonly property RococoColors color: RococoColors {}
    readonly property RococoSizes size: RococoSizes {}
    readonly property RococoMotion motion: RococoMotion {}

    // In front of the palace: a guest's height in the window, the distance from its lower edge, and the
    // height relative to the room for two.
    readonly property real guest: 0.4625
    readonly property real forward: 0.03
    readonly property real pair: 0.98

    // How strongly the workplace behind an employee shows.
    readonly property real scenery: Theme.stark ? 0.35 : Theme.evening ? 0.7 : 0.85
    // The same in an empty window; and of the pattern of the cloth under a player's cards.
    readonly property real unlit: 0.3
    readonly property real woven: 0.12

    // The width of a resource tile relative to its height, the height of a place in the gardens and of a
    // guest's relative to its width, the width of a guest relative to the height, and the least and the largest width of cards for hire, of one's own and of windows relative to
    // their height.
    readonly property real tile: 2 / 3
    readonly property real place: 1.45
    readonly property real guestPlace: 1.75
    readonly property real figure: 0.75
    readonly property list<real> card: [0.56, 1.55]
    readonly property list<real> ownCard: [0.56, 1.09]
    readonly property real slimCard: 0.6
    // The share of the row of cards that the hand has.
    readonly property real handShare: 0.38
    // The cards of a hand that are never so narrow that they lose their words.
    readonly property int handCards: 3
    // As many cards as one begins with have room beside the hand.
    readonly property int firstCards: 5
    readonly property list<real> shop: [0.55, 1.1]

    // The largest width of the palace relative to its height, the height of a window of the workshop
    // relative to its width, and how much taller than usual the terrace and the gardens can become.
    readonly property real palace: 1.75
    readonly property real window: 1.9
    readonly property real stretch: 2.4

    function initial(silk: string): string {
        return initials.charAt(color.silkKeys.indexOf(silk));
    }

    // The colour of silk that a sign stands for; empty for another sign.
    function silkOf(sign: string): string {
        return sign.startsWith("silk-") ? sign.slice(5) : "";
    }

    // The colours of pieces and their signs, by day and by candle light.
    component RococoColors: QtObject {
        readonly property bool early: Theme.edition === "original"

        // The light in a hall with guests, and in one without.
        readonly property color festive: Theme.color.lit("#fff4dd", Theme.color.candles)
        readonly property color quiet: Theme.color.lit("#a3adc4", Theme.color.dusk)

        // The plates with names and prices in the palace.
        readonly property color brass: Theme.color.by("#efdcae", "#2e2114", "#000000")
        readonly property color brassEdge: Theme.color.by("#a67a2b", "#a17a35", "#f0d68a")

        // The cloth on which the cards in hand lie.
        readonly property color cloth: Theme.color.curtainFold
        readonly property color thread: Theme.color.by("#6c4a8a", "#bd9cda", "#dcc4f2")
        readonly property color threadOnDark: "#e8dcef"
        readonly property color laceOnDark: "#c9dcd8"
        readonly property color lace: Theme.color.by("#4b7c8c", "#93c4d2", "#b4e0ec")
        readonly property color fireworks: "#e8c25a"
        readonly property color inkOnSilk: Theme.stark ? "#000000" : "#33241c"

        readonly property list<string> trades: ["master", "journeyman", "apprentice"]
        readonly property list<color> thimbles: Theme.stark ? ["#5c4000", "#3f464e", "#633614"] : ["#86600f", "#59616b", "#8a5128"]
        readonly property list<color> thimblesLight: Theme.stark ? ["#1c1400", "#121518", "#20100a"] : Theme.evening ? ["#3b2f12", "#2b2f34", "#3d2a1d"] : ["#f6e4b4", "#e4e7ea", "#efd9c6"]

        readonly property list<color> gildings: ["#e2c47f", "#c9ced2", "#d9a26c"]

        // The silks in the order of their keys, as each edition shows them: the ground, and the weave on it.
        readonly property list<string> silkKeys: ["yellow", "green", "red", "blue"]
        readonly property list<color> silkGrounds: early ? ["#e9c552", "#a2cc95", Theme.stark ? "#e08278" : "#d67268", "#7fa2d0"] : ["#80aee1", "#ecabbe", "#99be80", "#ea8f35"]
        readonly property list<color> silkWeaves: early ? ["#b78c17", "#4a7a33", "#8f2a26", "#345f9b"] : ["#41709f", "#b8617d", "#547d40", "#b56a1c"]

        function thimble(trade: string): color {
            return thimbles[trades.indexOf(trade)] ?? Theme.color.gold;
        }

        // A trade's sign on paper: the bright metal by candle light, where paper is dark.
        function thimbleSign(trade: string): color {
            return Theme.evening ? gilding(trade) : thimble(trade);
        }

        function thimbleLight(trade: string): color {
            return thimblesLight[trades.indexOf(trade)] ?? Theme.color.ivory;
        }

        // The bright edge of a trade's metal.
        function gilding(trade: string): color {
            return gildings[trades.indexOf(trade)] ?? Theme.color.gold;
        }

        function silk(key: string): color {
            return silkGrounds[silkKeys.indexOf(key)] ?? Theme.color.ivory;
        }

        function silkWeave(key: string): color {
            return silkWeaves[silkKeys.indexOf(key)] ?? Theme.color.ink;
        }
    }

    // The measures of this table, in units; the window is 800 units high.
    component RococoSizes: QtObject {
        readonly property real unit: Theme.unit

        readonly property real palace: 490 * unit
        readonly property real terrace: 66 * unit
        readonly property real gardens: 74 * unit
        readonly property real space: 54 * unit
        readonly property real windowHeight: 118 * unit
        readonly property real windowLow: 102 * unit
        readonly property real hireLow: 88 * unit
        readonly property real hireHeight: 106 * unit
        readonly property real strip: 58 * unit
        readonly property real stockLow: 32 * unit
        readonly property real stockHeight: 36 * unit
        readonly property real examination: 92 * unit
        readonly property real tileWidth: 36 * unit
        readonly property real tileHeight: 54 * unit
        readonly property real facedHeight: 96 * unit
        readonly property real facedWidth: 112 * unit
        readonly property real cardWidth: 124 * unit
        readonly property real narrowCard: 86 * unit
        readonly property real wordyCard: 92 * unit
        // No card beside the hand is narrower, as long as there is room.
        readonly property real leastCard: 60 * unit
        readonly property real bale: 15 * unit
        // With less room the player's own cards are above the purse instead of beside it.
        readonly property real handRow: 1150 * unit
        readonly property real handColumn: 640 * unit
        readonly property real ownColumn: 290 * unit
        readonly property real annex: 138 * unit
        readonly property real purseWidth: 290 * unit
        readonly property real handArea: 138 * unit
    }

    // The durations of the ball's parts, in milliseconds; the factor 0 switches motion off.
    component RococoMotion: QtObject {
        readonly property real factor: Theme.motionFactor

        // The times for which the guests of a hall have the ball's attention, for which one walks, and
        // between one guest and the next; the duration of the fireworks.
        readonly property int entrance: 1700 * factor
        readonly property int walk: 900 * factor
        readonly property int procession: 90 * factor
    }
}
