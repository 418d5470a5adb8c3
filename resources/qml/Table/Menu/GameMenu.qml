pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The menu over the table.
Dialog {
    id: menu

    title: qsTrId("window.table.menu")
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
                width: Theme.size.bigButtonWidth
                height: Theme.size.bigButtonHeight
                textSize: Theme.font.large
            }

            component Opener: Entry {
                required property string dialog

                objectName: dialog

                onClicked: menu.shell.open(dialog)
            }

            Entry {
                primary: true
                objectName: "resume"
                text: qsTrId("window.table.resume")

                onClicked: menu.shell.back()
            }

            Opener {
                dialog: "save"
                visible: !menu.shell.backstage.school.learning
                text: qsTrId("window.table.save")
            }

            Opener {
                dialog: "load"
                text: qsTrId("window.menu.load")
            }

            Opener {
                dialog: "seats"
                visible: menu.shell.game?.handable ?? false
                text: qsTrId("window.seats.title")
            }

            Opener {
                dialog: "analysis"
                visible: menu.shell.game?.tutors.analysable ?? false
                text: qsTrId("window.analysis.title")
            }

            Opener {
                dialog: "new_game"
                text: qsTrId("window.menu.new_game")
            }

            Opener {
                dialog: "learn"
                visible: !menu.shell.backstage.school.learning
                text: qsTrId("window.learn.title")
            }

            Opener {
                dialog: "guide"
                visible: "guide" in menu.shell.chosen.dialogs
                text: qsTrId("guide.title")
            }

            Opener {
                dialog: "settings"
                text: qsTrId("window.menu.settings")
            }

            Opener {
                dialog: "sources"
                visible: "sources" in menu.shell.chosen.dialogs
                text: qsTrId("window.menu.sources")
            }

            Entry {
                objectName: "toMenu"
                text: menu.shell.backstage.school.learning ? qsTrId(menu.shell.game?.tutors.speaking?.farewell ?? "window.learn.leave") : qsTrId("window.table.to_menu")

                onClicked: menu.shell.backstage.school.learning ? menu.shell.backstage.school.leave() : menu.shell.leave()
            }

            Entry {
                objectName: "quitGame"
                text: qsTrId("window.menu.quit")

                onClicked: menu.shell.quitAsked()
            }
        }

        Prose {
            objectName: "kept"
            anchors.horizontalCenter: parent.horizontalCenter
            width: Theme.size.bigButtonWidth
            visible: menu.shell.playing && menu.shell.game?.safety.unsafe === "" && !(menu.shell.game?.safety.writing ?? false)
            text: qsTrId("window.table.kept")
            color: Theme.color.inkSoft
            horizontalAlignment: Text.AlignHCenter
        }
    }
}
