import QtQuick

// How long the ball's parts take, in milliseconds; the factor 0 switches motion off.
QtObject {
    id: motion

    required property real factor

    // How long the guests of a hall have the ball's attention, how long one walks, between one guest and
    // the next; how long the fireworks last, and one burst of them.
    readonly property int entrance: 1700 * factor
    readonly property int walk: 900 * factor
    readonly property int procession: 90 * factor
    readonly property int fireworks: 6500 * factor
    readonly property int burst: 1300 * factor
}
