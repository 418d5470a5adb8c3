pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// What the menu offers besides games.
Grid {
    id: entries

    required property Shell shell

    columns: 2
    rowSpacing: Theme.size.gapLarge
    columnSpacing: Theme.size.gapLarge

    component Quiet: GiltButton {
        required property string dialog

        objectName: dialog
        width: Theme.size.field

        onClicked: entries.shell.open(dialog)
    }

    Quiet {
        dialog: "load"
        text: qsTrId("window.menu.load")
    }

    Quiet {
        dialog: "guide"
        visible: "guide" in entries.shell.chosen.dialogs
        text: qsTrId("guide.title")
    }

    Quiet {
        dialog: "settings"
        text: qsTrId("window.menu.settings")
    }

    Quiet {
        dialog: "records"
        text: qsTrId("window.menu.records")
    }

    Quiet {
        dialog: "sources"
        visible: "sources" in entries.shell.chosen.dialogs
        text: qsTrId("window.menu.sources")
    }

    Quiet {
        dialog: "about"
        text: qsTrId("window.menu.about")
    }
}
