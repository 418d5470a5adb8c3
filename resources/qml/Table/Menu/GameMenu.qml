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
            analysis: learning ? "learning" : shell.game?.tutors.analysable ? "" : "round",
            learn: learning ? "learning" : ""
        })

    title: qsTrId("window.table.menu")
    arrows: Qt.Vertical
    sheetWidth: low ? Theme.size.dialogWidth : Theme.size.menuWidth
    needed: entries.implicitHeight

    Column {
        id: entries

        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.size.gapLarge

        Grid {
            columns: menu.low ? 2 : 1
            spacing: Theme.size.gapSmall

            component Entry: GiltButton {
                id: entry

                property string barred: ""

                enabled: barred === ""
                Accessible.description: reason.text
                width: Theme.size.bigButtonWidth
                height: Theme.size.bigButtonHeight
                textSize: Theme.font.large
                // The name is above the reason, and both are clear of the edge.
                bottomPadding: reason.visible ? reason.height : 0

                Words {
                    id: reason

                    anchors.horizontalCenter: parent.horizontalCenter
                    anchors.bottom: parent.bottom
                    anchors.bottomMargin: Theme.size.gapSmall
                    visible: text !== ""
                    text: entry.barred === "" ? "" : qsTrId(`window.table.barred.${entry.barred}`)
                    color: Theme.color.inkSoft
                    font.pixelSize: Theme.font.small
                    font.italic: true
                }
            }

            Entry {
                primary: true
                objectName: "resume"
                text: qsTrId("window.table.resume")

                onClicked: menu.shell.back()
            }

            Repeater {
                model: [["save", "window.table.save"], ["load", "window.menu.load"], ["seats", "window.seats.title"], ["analysis", "window.analysis.title"], ["new_game", "window.menu.new_game"], ["learn", "window.learn.title"], ["guide", "guide.title"], ["settings", "window.menu.settings"], ["sources", "window.menu.sources"]]

                delegate: Entry {
                    required property list<string> modelData

                    objectName: modelData[0]
                    visible: menu.offered[modelData[0]] ?? true
                    barred: menu.barred[modelData[0]] ?? ""
                    text: qsTrId(modelData[1])

                    onClicked: menu.shell.open(modelData[0])
                }
            }

            Entry {
                objectName: "toMenu"
                text: menu.learning ? qsTrId(menu.shell.game?.tutors.speaking?.farewell ?? "window.learn.leave") : qsTrId("window.table.to_menu")

                onClicked: menu.learning ? menu.shell.backstage.school.leave() : menu.shell.leave()
            }

            Entry {
                objectName: "quitGame"
                text: qsTrId("window.menu.quit")

                onClicked: menu.shell.quitAsked()
            }
        }

        // It keeps its room, so that nothing moves.
        Item {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Theme.size.bigButtonWidth
            height: kept.implicitHeight

            Prose {
                id: kept

                objectName: "kept"
                width: parent.width
                visible: menu.shell.playing && menu.shell.game?.safety.unsafe === "" && !(menu.shell.game?.safety.writing ?? false)
                text: qsTrId("window.table.kept")
                color: Theme.color.inkSoft
                horizontalAlignment: Text.AlignHCenter
            }
        }
    }
}
