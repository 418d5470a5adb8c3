pragma Singleton

import QtQuick

// The one place for colours, sizes, type and durations.
QtObject {
    id: theme

    // The edition on show, for the game whose colours depend on it.
    property string edition
    // What the game on show adds to it.
    property Look look: Look {}
    property bool evening: false
    property list<string> seatColours: []
    property list<string> seatEmblems: []
    property real unit: 1
    property real pixelRatio: 1
    // The layout of the table: table, tall, wide or pages.
    property string arrangement: "table"
    property real motionFactor: 1
    readonly property real grain: 0.5
    readonly property real veil: evening ? 0.76 : 0.62
    readonly property real nightfall: evening ? 0.9 : 1

    // Seen from the past: the signs of what is still to come, and the dusk over the table.
    readonly property real faded: 0.45
    readonly property real dusk: 0.16

    // A dragged piece: how much larger it is, what it leaves behind, how long it glides back.
    readonly property real lift: 1.08
    readonly property real lifted: 0.35

    // How much larger an option is under the pointer or with the focus.
    readonly property real risen: 1.05
    readonly property int glide: 240 * motionFactor

    readonly property Colors color: Colors {
        velvet: theme.look?.velvet ?? ""
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

    // The colours of a sign wherever it stands for itself.
    function signTint(sign: string): color {
        return look.tint(sign, sign === look.money ? color.money : sign === look.points ? color.points : color.inkSoft);
    }

    function signInner(sign: string): color {
        return look.inner(sign, sign === look.money ? color.moneyInner : sign === look.points ? color.pointsInner : color.signGround);
    }

    function emblem(seat: int): string {
        return seat < 0 ? "" : seat < seatEmblems.length ? emblemOf(seatEmblems[seat]) : emblems[seat % emblems.length];
    }

    function emblemOf(key: string): string {
        return emblems[emblemKeys.indexOf(key)] ?? "";
    }
}
