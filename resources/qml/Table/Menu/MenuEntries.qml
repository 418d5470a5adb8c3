pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// What the menu offers besides games: a dialog behind each button. The game may lack some of them.
Grid {
    id: entries

    required property Shell shell

    columns: 2
    spacing: Theme.size.gapLarge

    Repeater {
        model: [["load", "window.menu.load"], ["guide", "guide.title"], ["settings", "window.menu.settings"], ["records", "window.menu.records"], ["sources", "window.menu.sources"], ["about", "window.menu.about"]]

        delegate: GiltButton {
            required property list<string> modelData
            readonly property string dialog: modelData[0]

            objectName: dialog
            width: Theme.size.field
            visible: !["guide", "sources"].includes(dialog) || dialog in entries.shell.chosen.dialogs
            text: qsTrId(modelData[1])

            onClicked: entries.shell.open(dialog)
        }
    }
}
