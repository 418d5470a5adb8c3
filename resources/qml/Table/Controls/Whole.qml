pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Table.Theme

// Lies over a text that may be cut short, and gives the whole text to the pointer and to screen readers.
Item {
    id: whole

    required property string words
    required property bool cut

    anchors.fill: parent
    Accessible.role: Accessible.StaticText
    Accessible.name: words

    HoverHandler {
        id: pointer
    }

    Loader {
        active: whole.cut && pointer.hovered
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
