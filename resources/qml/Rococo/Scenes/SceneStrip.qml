pragma ComponentBehavior: Bound

import QtQuick
import Table.Program
import Table.Theme

// The parts of scenes at one place of the table, side by side.
Row {
    id: strip

    required property Rows parts
    // The height of each part; 0 for its own height.
    property real each: 0

    visible: parts.count > 0
    spacing: Theme.size.gapLarge

    Repeater {
        model: strip.parts

        delegate: SceneLoader {
            height: strip.each > 0 ? strip.each : implicitHeight
        }
    }
}
