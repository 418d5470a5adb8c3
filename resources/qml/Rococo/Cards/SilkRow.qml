pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Theme
import Table.Theme

// Some bales side by side.
Row {
    id: row

    required property list<string> silk
    property real baleSize: RococoTheme.size.bale
    property real baleHeight: baleSize

    spacing: Theme.size.gapTiny / 2

    Repeater {
        model: row.silk

        delegate: Bale {
            required property string modelData

            silk: modelData
            width: row.baleSize
            height: row.baleHeight
        }
    }
}
