pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Controls
import Rococo.Game
import Rococo.Theme

// Every printed value with where it comes from.
Dialog {
    id: dialog

    required property Shell shell
    required property FocusWalker walker
    readonly property Sources sources: shell.sources

    title: qsTrId("window.sources.title")
    sheetWidth: Theme.size.wideDialog
    sheetHeight: Theme.size.dialogHeight * 1.15

    onClosed: shell.back()

    Words {
        id: words

        width: parent.width
        text: qsTrId("window.sources.text").replace("%1", dialog.sources.file)
        wrapMode: Text.Wrap
        elide: Text.ElideNone
    }

    Words {
        id: problem

        anchors.top: words.bottom
        anchors.topMargin: text ? Theme.size.gap : 0
        width: parent.width
        height: text ? implicitHeight : 0
        text: dialog.sources.problem
        color: Theme.color.alarm
        wrapMode: Text.Wrap
        elide: Text.ElideNone
    }

    ScrollList {
        id: list

        anchors.top: problem.bottom
        anchors.bottom: parent.bottom
        anchors.topMargin: Theme.size.gapLarge
        width: parent.width
        model: dialog.sources.rows
        focus: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        spacing: 0
        Accessible.name: dialog.title
        highlightMoveDuration: 0
        highlight: Rectangle {
            color: Theme.color.legalFill
            visible: list.activeFocus
        }

        delegate: Item {
            id: row

            required property string name
            required property string values
            required property string source
            required property bool heading

            width: list.width - Theme.size.gapLarge
            height: heading ? Theme.size.rowHeight : Theme.size.iconLarge
            Accessible.role: Accessible.ListItem
            Accessible.name: `${name} ${values} ${source}`

            Title {
                anchors.bottom: parent.bottom
                visible: row.heading
                width: parent.width
                text: row.name
                color: Theme.color.curtain
            }

            Words {
                id: source

                anchors.right: parent.right
                anchors.rightMargin: Theme.size.gapLarge
                height: parent.height
                text: row.source
                color: Theme.color.inkSoft
                elide: Text.ElideNone
            }

            Words {
                anchors.left: parent.left
                anchors.right: source.left
                anchors.leftMargin: Theme.size.gapSmall
                anchors.rightMargin: Theme.size.gapLarge
                height: parent.height
                visible: !row.heading
                text: row.values ? `${row.name}: ${row.values}` : row.name
            }
        }
    }
}
