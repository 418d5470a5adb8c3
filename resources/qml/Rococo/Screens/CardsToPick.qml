pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Cards
import Rococo.Theme
import Table.Layout
import Table.Theme

// The employees to choose from who are not on the table.
PickPart {
    id: part

    start: places.prompt.x + Theme.size.rowHeight
    most: places.prompt.width - 2 * Theme.size.rowHeight
    each: RococoTheme.size.cardWidth
    abreast: Math.min(picks.count, 5)
    piece: EmployeeCard {
        required property string name
        required property string option
        required reason

        label: name
        choice: option
        width: RococoTheme.size.cardWidth
        height: RococoTheme.size.hireHeight * 1.1

        onChosen: part.chosen(option)
    }
}
