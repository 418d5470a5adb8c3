pragma Singleton

import QtQuick

// The one place for colours, sizes, type and durations.
QtObject {
    id: theme

    property string edition: "deluxe"
    property bool evening: false
    property list<string> seatColours: []
    property list<string> seatEmblems: []
    property string initials: "BPGO"
    property real unit: 1
    property real pixelRatio: 1
    // How the table is laid out: table, tall, wide or pages.
    property string arrangement: "table"
    property real motionFactor: 1
    readonly property real grain: 0.5
    readonly property real veil: evening ? 0.76 : 0.62

    // Before the palace: how tall a guest is in the window, how far before its lower edge, and how
    // tall beside the room that two of them have.
    readonly property real guest: 0.4625
    readonly property real forward: 0.06
    readonly property real pair: 0.98
    readonly property real nightfall: evening ? 0.9 : 1

    // How strong the workplace behind an employee is.
    readonly property real scenery: evening ? 0.7 : 0.85

    // Seen from the past: the signs of what is still to come, and the dusk over the table.
    readonly property real faded: 0.45
    readonly property real dusk: 0.16

    // How wide a resource tile is beside its height, how tall a guest's place beside its width, and how
    // wide a card beside its height.
    readonly property real tile: 2 / 3
    readonly property real place: 1.45
    readonly property real card: 1.09

    // How wide the palace is at most beside its height, how tall a window of the workshop beside its
    // width, and how much taller than usual the terrace and the gardens become.
    readonly property real palace: 1.75
    readonly property real window: 1.9
    readonly property real stretch: 1.6

    // A piece that is dragged: how much larger it is, what it leaves behind, how long it glides back.
    readonly property real lift: 1.08
    readonly property real lifted: 0.35

    // How much larger is what can be chosen, under the pointer and with the focus.
    readonly property real risen: 1.05
    readonly property int glide: 240 * motionFactor

    readonly property Colors color: Colors {
        edition: theme.edition
        evening: theme.evening
        seats: theme.seatColours
    }
    readonly property Sizes size: Sizes {
        unit: theme.unit
    }
    readonly property Fonts font: Fonts {
        unit: theme.unit
    }
    readonly property Motion motion: Motion {
        factor: theme.motionFactor
    }

    readonly property list<string> emblemKeys: ["sun", "lily", "rose", "swan", "key"]
    readonly property list<string> emblems: ["emblem/light-5", "emblem/light-1", "emblem/light-4", "emblem/light-2", "emblem/light-3"]

    function initial(silk: string): string {
        return initials.charAt(color.silkKeys.indexOf(silk));
    }

    // The colour of silk that a sign stands for; empty for another sign.
    function silkOf(sign: string): string {
        return sign.startsWith("silk-") ? sign.slice(5) : "";
    }

    // The colours of a sign wherever it stands for itself.
    function signTint(sign: string): color {
        if (sign.startsWith("silk-"))
            return color.silk(sign.slice(5));
        switch (sign) {
        case "livre":
            return color.livre;
        case "prestige":
        case "crown":
            return color.prestige;
        case "thread":
            return color.thread;
        case "lace":
            return color.lace;
        default:
            return color.inkSoft;
        }
    }

    function signInner(sign: string): color {
        if (sign.startsWith("silk-"))
            return color.silkWeave(sign.slice(5));
        return sign === "livre" ? color.livreInner : sign === "prestige" ? color.prestigeInner : color.notionInner;
    }

    function emblem(seat: int): string {
        return seat < 0 ? "" : seat < seatEmblems.length ? emblemOf(seatEmblems[seat]) : emblems[seat % emblems.length];
    }

    function emblemOf(key: string): string {
        return emblems[emblemKeys.indexOf(key)] ?? "";
    }
}
