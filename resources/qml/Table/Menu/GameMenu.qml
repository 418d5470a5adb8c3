import QtQuick
import Table.Controls

// The menu over the table.
Dialog {
    id: dialog

    title: qsTrId("window.table.menu")
    sheetWidth: low ? Theme.size.dialogWidth : Theme.size.menuWidth
    needed: entries.implicitHeight

    Column {
        id: entries

        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.size.gapLarge

        Grid {
            columns: dialog.low ? 2 : 1
            spacing: Theme.size.gapSmall

            component Entry: GiltButton {
                width: Theme.size.bigButtonWidth
                height: Theme.size.bigButtonHeight
                textSize: Theme.font.large
            }

            Entry {
                primary: true
                objectName: "resume"
                text: qsTrId("window.table.resume")

                onClicked: dialog.shell.back()
            }

            Entry {
                objectName: "saveGame"
                visible: !dialog.shell.school.learning
                text: qsTrId("window.table.save")

                onClicked: dialog.shell.open("save")
            }

            Entry {
                objectName: "loadGame"
                text: qsTrId("window.menu.load")

                onClicked: dialog.shell.open("load")
            }

            Entry {
                objectName: "seats"
                visible: dialog.shell.game?.handable ?? false
                text: qsTrId("window.seats.title")

                onClicked: dialog.shell.open("seats")
            }

            Entry {
                objectName: "analysis"
                visible: dialog.shell.game?.tutors.analysable ?? false
                text: qsTrId("window.analysis.title")

                onClicked: dialog.shell.open("analysis")
            }

            Entry {
                objectName: "new_game"
                text: qsTrId("window.menu.new_game")

                onClicked: dialog.shell.open("new_game")
            }

            Entry {
                objectName: "learn"
                visible: dialog.shell.chosen.teaches && !dialog.shell.school.learning
                text: qsTrId("window.learn.title")

                onClicked: dialog.shell.open("learn")
            }

            Entry {
                objectName: "guide"
                visible: "guide" in dialog.shell.chosen.dialogs
                text: qsTrId("guide.title")

                onClicked: dialog.shell.open("guide")
            }

            Entry {
                objectName: "settings"
                text: qsTrId("window.menu.settings")

                onClicked: dialog.shell.open("settings")
            }

            Entry {
                objectName: "sources"
                visible: "sources" in dialog.shell.chosen.dialogs
                text: qsTrId("window.menu.sources")

                onClicked: dialog.shell.open("sources")
            }

            Entry {
                objectName: "toMenu"
                text: dialog.shell.school.learning ? qsTrId(dialog.shell.game?.tutors.speaking?.farewell ?? "window.learn.leave") : qsTrId("window.table.to_menu")

                onClicked: dialog.shell.school.learning ? dialog.shell.school.leave() : dialog.shell.leave()
            }

            Entry {
                objectName: "quitGame"
                text: qsTrId("window.menu.quit")

                onClicked: dialog.shell.quit()
            }
        }

        Prose {
            objectName: "kept"
            anchors.horizontalCenter: parent.horizontalCenter
            width: Theme.size.bigButtonWidth
            visible: dialog.shell.playing && dialog.shell.game?.safety.unsafe === "" && !(dialog.shell.game?.safety.writing ?? false)
            text: qsTrId("window.table.kept")
            color: Theme.color.inkSoft
            horizontalAlignment: Text.AlignHCenter
        }
    }
}
