pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Rococo.Controls
import Rococo.Game
import Rococo.Theme

// The saved games: to load one, or to add one. None is ever removed here.
Dialog {
    id: dialog

    required property Shell shell
    required property FocusWalker walker
    readonly property SaveList saves: shell.saves
    readonly property bool saving: shell.dialog === "save"

    title: saving ? qsTrId("window.saves.save_title") : qsTrId("window.saves.load_title")

    Keys.onUpPressed: walker.walk(dialog, 0, -1)
    Keys.onDownPressed: walker.walk(dialog, 0, 1)

    onClosed: shell.back()

    Column {
        id: naming

        visible: dialog.saving
        width: parent.width
        height: visible ? implicitHeight : 0
        spacing: Theme.size.gapSmall

        Row {
            spacing: Theme.size.gap

            TextEntry {
                objectName: "saveName"
                width: naming.width - saveButton.width - parent.spacing
                label: qsTrId("window.saves.name")
                text: dialog.saves.name
                wrong: dialog.saves.problem !== ""

                onTextEdited: dialog.saves.setName(text)
                onAccepted: saveButton.click()
            }

            GiltButton {
                id: saveButton

                objectName: "saveNow"
                primary: true
                enabled: dialog.saves.problem === ""
                text: qsTrId("window.saves.save")

                onClicked: dialog.shell.save()
            }
        }

        Words {
            height: Theme.size.iconLarge
            text: dialog.saves.problem
            color: Theme.color.alarm
        }
    }

    ScrollList {
        id: list

        anchors.top: naming.bottom
        anchors.bottom: place.top
        anchors.bottomMargin: Theme.size.gap
        width: parent.width
        model: dialog.saves.rows

        delegate: AbstractButton {
            id: row

            required property string key
            required property string name
            required property string date
            required property string about

            objectName: "save:" + name
            width: list.width - Theme.size.gapLarge
            height: Theme.size.rowHeight
            enabled: !dialog.saving
            hoverEnabled: true
            activeFocusOnTab: enabled
            Accessible.role: Accessible.Button
            Accessible.name: `${name}, ${date}, ${about}`
            Keys.onReturnPressed: click()
            Keys.onEnterPressed: click()

            onClicked: dialog.shell.load(key)
            onActiveFocusChanged: {
                if (activeFocus)
                    list.positionViewAtIndex(list.indexAt(x, y), ListView.Contain);
            }

            background: Rectangle {
                radius: Theme.size.radius
                color: row.hovered && row.enabled ? Theme.color.legalFill : Theme.color.parchment
                border.width: Theme.size.hair
                border.color: Theme.color.line
            }

            contentItem: Item {
                Title {
                    x: Theme.size.gapLarge
                    width: parent.width * 0.36
                    height: parent.height
                    text: row.name
                }

                Words {
                    x: parent.width * 0.4
                    width: parent.width * 0.38
                    height: parent.height
                    text: row.about
                    color: Theme.color.inkSoft
                }

                Words {
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.size.gapLarge
                    height: parent.height
                    text: row.date
                    color: Theme.color.inkSoft
                    elide: Text.ElideNone
                }
            }

            FocusRing {
                anchors.margins: 0
                visible: row.visualFocus
            }
        }
    }

    Title {
        anchors.centerIn: list
        visible: dialog.saves.rows.count === 0
        text: qsTrId("window.saves.none")
        color: Theme.color.inkSoft
    }

    Words {
        id: place

        anchors.bottom: parent.bottom
        width: parent.width
        text: qsTrId("window.saves.folder").replace("%1", dialog.saves.folder)
        color: Theme.color.inkSoft
        font.pixelSize: Theme.font.small
        elide: Text.ElideMiddle
    }
}
