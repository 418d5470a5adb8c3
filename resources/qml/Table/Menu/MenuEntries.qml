import QtQuick
import Table.Controls
import Table.Program

// What the menu offers besides games.
Grid {
    id: entries

    required property Shell shell

    columns: 2
    rowSpacing: Theme.size.gapLarge
    columnSpacing: Theme.size.gapLarge

    component Quiet: GiltButton {
        width: Theme.size.field
    }

    Quiet {
        objectName: "load"
        text: qsTrId("window.menu.load")

        onClicked: entries.shell.open("load")
    }

    Quiet {
        objectName: "guide"
        visible: "guide" in entries.shell.chosen.dialogs
        text: qsTrId("guide.title")

        onClicked: entries.shell.open("guide")
    }

    Quiet {
        objectName: "settings"
        text: qsTrId("window.menu.settings")

        onClicked: entries.shell.open("settings")
    }

    Quiet {
        objectName: "records"
        text: qsTrId("window.menu.records")

        onClicked: entries.shell.open("records")
    }

    Quiet {
        objectName: "sources"
        visible: "sources" in entries.shell.chosen.dialogs
        text: qsTrId("window.menu.sources")

        onClicked: entries.shell.open("sources")
    }

    Quiet {
        objectName: "about"
        text: qsTrId("window.menu.about")

        onClicked: entries.shell.open("about")
    }
}
