pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Table.Theme

// Lies over a text that may be cut short, and gives the whole text to the pointer and to screen readers.
Item {
    id: whole

    required property string words
    required property bool cut
    // Whether the pointer was moved here, and the table has not changed since.
    readonly property bool open: cut && pointer.hovered && !Pointer.still

    anchors.fill: parent
    Accessible.role: Accessible.StaticText
    Accessible.ignored: !visible || !parent?.enabled
    Accessible.name: words

    HoverHandler {
        id: pointer
    }

    Loader {
        active: whole.open
        sourceComponent: ToolTip {
            parent: whole
            visible: true
            padding: Theme.size.gap

            contentItem: Words {
                text: whole.words
            }
            background: Slip {
                border.color: Theme.color.gold
            }
        }
    }
}
