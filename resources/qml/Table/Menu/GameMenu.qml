pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The menu over the table.
Dialog {
    id: menu

    readonly property bool learning: shell.backstage.school.learning
    // What a game may not have at all.
    readonly property var offered: ({
            analysis: learning || (shell.game?.tutors.analysis ?? null) !== null,
            guide: "guide" in shell.chosen.dialogs,
            sources: "sources" in shell.chosen.dialogs
        })
    // Why a dialog cannot be opened now, so that its entry keeps its place.
    readonly property var barred: ({
            save: learning ? "learning" : "",
            seats: learning ? "learning" : shell.game?.handable ? "" : "over",
            analysis: learning ? "learning" : shell.game?.tutors.analysisBarred ?? "",
            learn: learning ? "learning" : ""
        })

    title: qsTrId("window-table-menu")
    sheetWidth: Theme.size.menuWidth
    needed: entries.implicitHeight

    Column {
        id: entries

        width: parent.width
        spacing: Theme.size.gap

        component Entry: GiltButton {
            id: entry

            property string barred: ""

            enabled: barred === ""
            Accessible.description: reason.text
            width: (entries.width - Theme.size.gapSmall) / 2
            height: Theme.size.rowHeight
            // The name is above the reason, and both are clear of the edge.
            bottomPadding: reason.visible ? reason.height : 0

            Words {
                id: reason

                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                anchors.bottomMargin: Theme.size.gapTiny
                visible: text !== ""
                text: entry.barred === "" ? "" : qsTrId(`window-table-barred-${entry.barred}`)
                color: Theme.color.inkSoft
                font.pixelSize: Theme.font.small
                font.italic: Theme.italics
            }
        }

        // Entries that are about the same, under a heading.
        component Entries: Column {
            id: group

            required property string about
            default property alias entries: grid.data

            spacing: Theme.size.gapSmall
            Accessible.role: Accessible.Grouping
            Accessible.ignored: !visible || !parent?.enabled
            Accessible.name: heading.text

            Title {
                id: heading

                anchors.left: parent.left
                height: Theme.size.heading
                text: qsTrId(`window-table-entries-${group.about}`)
                color: Theme.color.heading
                font.pixelSize: Theme.font.label
                Accessible.ignored: true
            }

            Grid {
                id: grid

                columns: 2
                spacing: Theme.size.gapSmall
            }
        }

        // Entries that open a dialog: its name, its text and a sign.
        component Openers: Repeater {
            delegate: Entry {
                required property list<string> modelData

                objectName: modelData[0]
                visible: menu.offered[modelData[0]] ?? true
                barred: menu.barred[modelData[0]] ?? ""
                text: qsTrId(modelData[1])
                sign: modelData[2]

                onClicked: menu.shell.open(modelData[0])
            }
        }

        Entry {
            primary: true
            objectName: "resume"
            width: entries.width
            height: Theme.size.bigButtonHeight
            text: qsTrId("window-table-resume")
            textSize: Theme.font.large
            sign: "past-on"

            onClicked: menu.shell.back()
        }

        Entries {
            about: "game"

            Openers {
                model: [["save", "window-table-save", "keep"], ["load", "window-menu-load", "fetch"], ["seats", "window-seats-title", "person"], ["analysis", "window-analysis-title", "podium"], ["new_game", "window-menu-new_game", "start"]]
            }
        }

        Entries {
            about: "learn"

            Openers {
                model: [["learn", "window-learn-title", "book"], ["guide", "window-guide-title", "hint"]]
            }
        }

        Entries {
            about: "program"

            Openers {
                model: [["settings", "window-menu-settings", "gear"], ["sources", "window-menu-sources", "pen"]]
            }

            Entry {
                objectName: "toMenu"
                text: menu.learning ? qsTrId(menu.shell.game?.tutors.speaking?.farewell ?? "window-learn-leave") : qsTrId("window-table-to_menu")
                sign: "menu"

                onClicked: menu.learning ? menu.shell.backstage.school.leave() : menu.shell.leave()
            }

            Entry {
                objectName: "quitGame"
                text: qsTrId("window-menu-quit")
                sign: "door"

                onClicked: menu.shell.quitAsked()
            }
        }

        // It keeps its room, so that nothing moves.
        Item {
            anchors.horizontalCenter: parent.horizontalCenter
            width: parent.width
            height: kept.implicitHeight

            Prose {
                id: kept

                objectName: "kept"
                width: parent.width
                visible: menu.shell.playing && menu.shell.game?.safety.unsafe === "" && !(menu.shell.game?.safety.writing ?? false)
                text: qsTrId("window-table-kept")
                color: Theme.color.inkSoft
                horizontalAlignment: Text.AlignHCenter
            }
        }
    }
}
