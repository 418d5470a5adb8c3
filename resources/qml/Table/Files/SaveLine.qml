import QtQuick
import Table.Controls
import Table.Program
import Table.Theme

// One game in the list, which can be chosen, renamed or deleted.
FocusScope {
    id: line

    required property string key
    required property string name
    required property string date
    required property string about
    required property bool unfinished
    required property bool saving

    signal chosen
    signal renamed
    signal doomed

    height: Math.max(Theme.size.rowHeight, title.implicitHeight + 2 * Theme.size.gapSmall, about.implicitHeight + 2 * Theme.size.gapSmall)

    Press {
        id: game

        objectName: (line.unfinished ? "left:" : "save:") + line.name
        anchors.left: parent.left
        anchors.right: line.unfinished ? erase.left : rename.left
        anchors.rightMargin: Theme.size.gap
        height: parent.height
        Accessible.name: `${Phrases.isolated(line.name)}, ${line.date}, ${line.about}`

        onClicked: line.chosen()

        inset: true
        background: Rectangle {
            radius: Theme.size.radius
            color: game.hovered ? Theme.color.legalFill : Theme.color.parchment
            border.width: Theme.size.hair
            border.color: line.unfinished ? Theme.color.heading : Theme.color.line
        }

        contentItem: Item {
            LongTitle {
                id: title

                x: Theme.size.gapLarge
                width: parent.width * 0.26
                height: parent.height
                text: line.name
                font.italic: line.unfinished
            }

            Prose {
                id: about

                x: parent.width * 0.3
                width: parent.width * 0.7 - date.width - 2 * Theme.size.gapLarge
                height: parent.height
                text: line.about
                color: Theme.color.inkSoft
            }

            Words {
                id: date

                anchors.right: parent.right
                anchors.rightMargin: Theme.size.gapLarge
                height: parent.height
                text: line.date
                color: Theme.color.inkSoft
            }
        }
    }

    GiltButton {
        id: rename

        objectName: "rename:" + line.name
        anchors.right: erase.left
        anchors.rightMargin: Theme.size.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        visible: !line.unfinished
        text: Phrases.filled(qsTrId("window.renaming.of"), [line.name])
        sign: "pen"
        display: GiltButton.IconOnly

        onClicked: line.renamed()
    }

    GiltButton {
        id: erase

        objectName: "delete:" + line.name
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        text: Phrases.filled(qsTrId("window.saves.delete"), [line.name])
        sign: "close"
        display: GiltButton.IconOnly

        onClicked: line.doomed()
    }
}
