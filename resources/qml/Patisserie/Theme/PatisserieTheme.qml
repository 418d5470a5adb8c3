pragma Singleton

import QtQuick
import Table.Theme

// The colours, sizes and durations that only this table has.
QtObject {
    readonly property PatisserieColors color: PatisserieColors {}
    readonly property PatisserieSizes size: PatisserieSizes {}
    readonly property PatisserieMotion motion: PatisserieMotion {}

    // How strongly the garden shows behind the tables.
    readonly property real garden: Theme.evening ? 0.45 : 0.8

    // In the garden behind the start menu: how wide a stand is in its room, how high it is in the
    // window, and how far before its lower edge it stands.
    readonly property real standWide: 0.94
    readonly property real standHigh: 0.62
    readonly property real standForward: 0.05
}
