pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Cards
import Rococo.Theme
import Table.Controls
import Table.Program
import Table.Theme

// The employees to choose from who are not on the table, laid out above the question.
Panel {
    id: picker

    required property Rows cards
    readonly property int across: Math.min(cards.count, 5)

    signal chosen(option: string)

    objectName: "cardPicker"
    visible: cards.count > 0
    width: across * (RococoTheme.size.cardWidth + Theme.size.gap) + 2 * Theme.size.gapLarge
    height: flow.implicitHeight + 2 * Theme.size.gapLarge

    Cover {
        z: -1
    }

    Flow {
        id: flow

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.size.gapLarge
        anchors.rightMargin: 0
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
