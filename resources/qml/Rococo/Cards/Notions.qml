pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Theme
import Table.Controls

// Thread and lace side by side; the joint between them says whether both are meant or one.
Row {
    id: row

    required property int thread
    required property int lace
    property string joint: ""
    property real iconSize: Theme.size.iconTiny

    spacing: Theme.size.gapTiny / 2

    Repeater {
        model: row.thread

        delegate: Glyph {
            width: row.iconSize
            name: "thread"
            tint: RococoTheme.color.thread
            inner: Theme.color.goldLight
        }
    }

    Figure {
        visible: row.joint !== "" && row.thread > 0 && row.lace > 0
        height: row.iconSize
        text: row.joint
    }

    Repeater {
        model: row.lace

        delegate: Glyph {
            width: row.iconSize
            name: "lace"
            tint: RococoTheme.color.lace
            inner: Theme.color.parchment
        }
    }
}
