import QtQuick

// Durations, in milliseconds; the factor 0 switches motion off.
QtObject {
    required property real factor

    // The least time that a notice stays, and the time for each of its letters.
    readonly property int notice: 9000
    readonly property int letter: 80

    // How long the pointer stays on a thing before it explains itself.
    readonly property int patience: 700

    // How long a passing remark stays.
    readonly property int aside: 6000

    // How long the show of the final scoring stays at an item.
    readonly property int scoreStep: 2600 * factor

    // How long a button that leaves something waits where another one has just been.

    // The delay before a piece takes off, and between one and the next.
    readonly property int lift: 20 * factor
    readonly property int stagger: 40 * factor

    // The duration of a changing number, and of a thing that fades in or out.
    readonly property int flash: 500 * factor
    readonly property int fade: 160 * factor

    // How long a new round is announced.
    function banner(pace: string): int {
        return (pace === "calm" ? 5000 : pace === "brisk" ? 2600 : 1100) * factor;
    }

    // How long a piece flies.
    function flight(pace: string): int {
        return (pace === "calm" ? 420 : pace === "brisk" ? 280 : 160) * factor;
    }

    // How long a bot waits before it plays a card.
    function botPace(pace: string): int {
        return pace === "calm" ? 1400 : pace === "brisk" ? 700 : 0;
    }
}
