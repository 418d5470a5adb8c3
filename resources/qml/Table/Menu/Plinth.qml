pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// What the menu offers besides games, in small letters on a band of velvet below the scene: a dialog behind
// each button. The game may lack some of them.
Rectangle {
    id: plinth

    required property Shell shell

    height: entries.implicitHeight + 2 * Theme.size.gap
    color: Theme.color.curtain

    Rectangle {
        width: parent.width
        height: Theme.size.frame
        color: Theme.color.gold
    }

    component Entry: GiltButton {
        id: entry

        ink: Theme.color.inkOnAccent

        background: Rectangle {
            radius: Theme.size.radius
            color: entry.hovered || entry.down ? Theme.color.curtainFold : Theme.color.clear
            border.width: entry.hovered ? Theme.size.hair : 0
            border.color: Theme.color.goldLight
        }
    }

    Grid {
        id: entries

        // The width of all entries in one row.
        readonly property real whole: Array.from(children).reduce((sum, child) => sum + child.implicitWidth + columnSpacing, 0)

        anchors.centerIn: parent
        // A sheet hides half of them.
        opacity: plinth.shell.dialog === "" ? 1 : 0
        columns: whole <= plinth.width - 2 * Theme.size.gapLarge ? 7 : 4
        columnSpacing: Theme.size.gapSmall
        horizontalItemAlignment: Grid.AlignHCenter

        Repeater {
            model: [["load", "window-menu-load"], ["guide", "window-guide-title"], ["settings", "window-menu-settings"], ["records", "window-menu-records"], ["sources", "window-menu-sources"], ["about", "window-menu-about"]]

            delegate: Entry {
                required property list<string> modelData
                readonly property string dialog: modelData[0]

                objectName: dialog
                visible: !["guide", "sources"].includes(dialog) || dialog in plinth.shell.chosen.dialogs
                text: qsTrId(modelData[1])

                onClicked: plinth.shell.open(dialog)
            }
        }

        Entry {
            objectName: "quit"
            text: qsTrId("window-menu-quit")

            onClicked: plinth.shell.quitAsked()
        }
    }
}
