pragma Singleton
pragma ComponentBehavior: Bound

import QtQuick

// The one place for colours, sizes, type and durations.
QtObject {
    id: theme

    // The edition on show, for the game whose colours depend on it.
    property string edition
    // What the game on show adds to it.
    property Look look: Look {}
    property bool evening: false
    // Whether all is plain and in high contrast; then it is evening, too.
    property bool stark: false
    // Whether the script of the language has them.
    property bool italics: true
    property list<string> seatColours: []
    property list<string> seatEmblems: []
    property real unit: 1
    property real pixelRatio: 1
    // The layout of the table: table, tall, wide or pages.
    property string arrangement: "table"
    property real motionFactor: 1
    readonly property real grain: stark ? 0 : 0.5
    // Whether everything is read from right to left.
    readonly property bool mirrored: Application.layoutDirection === Qt.RightToLeft
    readonly property real nightfall: stark ? 0.6 : evening ? 0.9 : 1

    // The share of its row that a coach has beside the question, who teaches at more length in a lesson, and who tells a turn.
    readonly property real coached: 0.4
    readonly property real taught: 0.48
    readonly property real telling: 0.58

    // Seen from the past: the signs of what is still to come, and the dusk over the table.
    readonly property real faded: 0.45
    readonly property real dusk: 0.16

    // A dragged piece: how much larger it is, how large if it would hide the table, how much of that remains
    // over a place, how far it hangs askew, what it leaves behind, how long it glides back and how long it
    // takes to rise and to settle.
    readonly property real lift: 1.05
    readonly property real carried: 0.82
    readonly property real lessened: 0.6
    // The share of a place that a carried piece may hide.
    readonly property real hidden: 0.2
    readonly property real tilt: 2.5
    readonly property real lifted: 0.35
    // How much of it is seen over a place where it may be put down.
    readonly property real seenThrough: 0.6
    // How much of its light what does not matter yet keeps.
    readonly property real dimmed: 0.3

    // How much larger an option is under the pointer or with the focus.
    readonly property real risen: 1.05

    // How far somebody leans to who comes, in degrees.
    readonly property real leaning: 5
    readonly property int glide: 240 * motionFactor
    readonly property int settling: 140 * motionFactor

    readonly property Colors color: Colors {
        velvet: theme.look?.velvet ?? ""
        evening: theme.evening
        stark: theme.stark
        seats: theme.seatColours
    }
    readonly property Sizes size: Sizes {
        unit: theme.unit
        stark: theme.stark
    }
    readonly property Fonts font: Fonts {}
    readonly property Motion motion: Motion {}

    readonly property list<string> emblemKeys: ["sun", "lily", "rose", "swan", "key"]
    readonly property list<string> emblems: ["emblem/light-5", "emblem/light-1", "emblem/light-4", "emblem/light-2", "emblem/light-3"]

    // A colour as orders of pictures write it, without its opacity and with it. Here, as a piece that is
    // going away may be asked once more when its own functions are gone.
    function rgb(colour: color): string {
        return colour.toString().slice(-6);
    }

    function argb(colour: color): string {
        return colour.toString().slice(1);
    }

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

    // A serif for titles and names, a clear sans for numbers and sentences.
    component Fonts: QtObject {
        // The families of the files in resources/fonts.
        readonly property string serif: "EB Garamond"
        readonly property string sans: "Fira Sans"

        // The height of a line where many must fit, relative to its usual height.
        readonly property real tight: 0.92

        // Rounded down, so that anything that fits at one size fits at every larger one.
        function scaled(size: real): int {
            return Math.max(1, Math.floor(size * theme.unit + 0.01));
        }

        // No text is smaller than this.
        readonly property int small: scaled(11)
        readonly property int body: scaled(13)
        readonly property int label: scaled(15)
        readonly property int large: scaled(16)
        readonly property int title: scaled(20)
        readonly property int figure: scaled(24)
        readonly property int heading: scaled(28)
        readonly property int banner: scaled(56)
    }

    // Durations, in milliseconds; the factor 0 switches motion off.
    component Motion: QtObject {
        // The least time that a notice stays, and the time for each of its letters.
        readonly property int notice: 9000
        readonly property int letter: 80

        // The time that spoken words stay, beside that for each of their letters.
        readonly property int spoken: 1500

        // At rest: the time of a step of what stirs, and the least and the most time between two of them.
        readonly property int step: 90
        readonly property int restLeast: 700 * Math.max(1, theme.motionFactor)
        readonly property int restMost: 2700 * Math.max(1, theme.motionFactor)

        // How long those who are there greet somebody who comes.
        readonly property int greeting: 900 * theme.motionFactor

        // How long the pointer stays on a thing before it explains itself.
        readonly property int patience: 700

        // How long a passing remark stays.
        readonly property int aside: 6000

        // How long the show of the final scoring stays at an item.
        readonly property int scoreStep: 2600 * theme.motionFactor

        // The delay before a piece takes off, and between one and the next.
        readonly property int lift: 20 * theme.motionFactor
        readonly property int stagger: 40 * theme.motionFactor

        // The duration of a changing number, and of a thing that fades in or out.
        readonly property int flash: 500 * theme.motionFactor
        readonly property int fade: 160 * theme.motionFactor

        // How long a rocket bursts, and an honour is celebrated.
        readonly property int burst: 1300 * theme.motionFactor
        readonly property int honour: 6500 * theme.motionFactor

        // How long a new round is announced.
        function banner(pace: string): int {
            return (pace === "calm" ? 5000 : pace === "brisk" ? 2600 : 1100) * theme.motionFactor;
        }

        // The pause between two things that happen at the end of a round.
        function breath(pace: string): int {
            return (pace === "calm" ? 450 : pace === "brisk" ? 250 : 0) * theme.motionFactor;
        }

        // How long other players rest once all has landed, before they begin a turn.
        function rest(pace: string): int {
            return (pace === "calm" ? 1000 : pace === "brisk" ? 400 : 0) * theme.motionFactor;
        }

        // How long a piece flies.
        function flight(pace: string): int {
            return (pace === "calm" ? 420 : pace === "brisk" ? 280 : 160) * theme.motionFactor;
        }

        // How long somebody enters in what has flown to its place, and nods.
        function entrance(pace: string): int {
            return (pace === "calm" ? 300 : pace === "brisk" ? 200 : 120) * theme.motionFactor;
        }

        // How long a moment of its own lasts, and a step of it.
        readonly property int glint: 33

        function moment(pace: string): int {
            return (pace === "calm" ? 1800 : pace === "brisk" ? 1300 : 700) * theme.motionFactor;
        }

        // How long a bot waits before it plays a card.
        function botPace(pace: string): int {
            return pace === "calm" ? 1400 : pace === "brisk" ? 700 : 0;
        }
    }
}
