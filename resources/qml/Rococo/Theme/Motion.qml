import QtQuick

// How long things take, in milliseconds; the factor 0 switches motion off.
QtObject {
    id: motion

    required property real factor

    readonly property int notice: 9000

    // How long a bot waits before it plays a card.
    function botPace(pace: string): int {
        return pace === "calm" ? 1400 : pace === "brisk" ? 450 : 0;
    }
}
