import QtQuick
import Table.Theme

// The durations of the parts of the finale, in milliseconds; the factor 0 switches motion off.
QtObject {
    readonly property real factor: Theme.motionFactor

    // The times for which a table has the attention, between one dish and the next, of the toast, and of
    // a fall through the garden.
    readonly property int serving: 1700 * factor
    readonly property int course: 140 * factor
    readonly property int toast: 6500 * factor
    readonly property int fall: 3200 * factor
}
