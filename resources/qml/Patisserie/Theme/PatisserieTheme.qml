pragma Singleton

import QtQuick
import Table.Theme

// The colours and sizes that only this table has.
QtObject {
    readonly property PatisserieColors color: PatisserieColors {
        evening: Theme.evening
    }
    readonly property PatisserieSizes size: PatisserieSizes {
        unit: Theme.unit
    }

    // How strong the garden shows behind the tables.
    readonly property real garden: Theme.evening ? 0.45 : 0.8
}
