import QtQuick
import Table.Theme

// The durations of the ball's parts, in milliseconds; the factor 0 switches motion off.
QtObject {
    readonly property real factor: Theme.motionFactor

    // The times for which the guests of a hall have the ball's attention, for which one walks, and
    // between one guest and the next; the durations of the fireworks and of one burst.
    readonly property int entrance: 1700 * factor
    readonly property int walk: 900 * factor
    readonly property int procession: 90 * factor
    readonly property int fireworks: 6500 * factor
    readonly property int burst: 1300 * factor
}
