pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Cards
import Rococo.Theme
import Table.Controls
import Table.Program
import Table.Theme

// The employees to choose from who are not on the table, in the middle of their place; more than have room
// there scroll.
Panel {
    id: picker

    required property Rows cards
    // The room for it.
    required property size room
    readonly property real each: RococoTheme.size.cardWidth + Theme.size.gap
    readonly property int across: Math.max(1, Math.min(cards.count, 5, Math.floor((room.width - 2 * Theme.size.gapLarge) / each)))

    signal chosen(option: string)

    objectName: "cardPicker"
    visible: cards.count > 0
    anchors.centerIn: parent
    width: across * each + 2 * Theme.size.gapLarge
    height: Math.min(flow.implicitHeight + 2 * Theme.size.gapLarge, room.height)

    Cover {
        z: -1
    }

    ScrollArea {
        anchors.fill: parent
        anchors.leftMargin: Theme.size.gapLarge
        contentHeight: flow.implicitHeight + 2 * Theme.size.gapLarge

        Flow {
            id: flow

            y: Theme.size.gapLarge
            width: parent.width
            spacing: Theme.size.gap

            Repeater {
                model: picker.cards

                delegate: EmployeeCard {
                    required property string name
                    required property string option
                    required reason

                    label: name
                    choice: option
                    width: RococoTheme.size.cardWidth
                    height: RococoTheme.size.hireHeight * 1.1

                    onChosen: picker.chosen(option)
                }
            }
        }
    }
}
