import QtQuick
import Table.Controls
import Table.Program
import Table.Theme

// A finished game in the list, which can be opened, renamed or deleted. Only the result of some is left.
FocusScope {
    id: line

    required property string key
    required property string when
    required property string name
    required property string summary
    required property bool kept

    signal chosen
    signal renamed
    signal doomed

    readonly property string told: name ? `${Phrases.isolated(name)} · ${summary}` : summary

    height: Math.max(Theme.size.buttonHeight, words.height + 2 * Theme.size.gapSmall)

    Press {
        id: game

        objectName: `game:${line.key}`
        anchors.left: parent.left
        anchors.right: line.kept ? rename.left : parent.right
        anchors.rightMargin: line.kept ? Theme.size.gapSmall : 0
        height: parent.height
        Accessible.role: line.kept ? Accessible.Button : Accessible.ListItem
        Accessible.name: Phrases.filled(qsTrId("window.told"), [line.when, line.told])
        Accessible.description: line.kept ? qsTrId("window.records.open") : qsTrId("window.records.result_only")

        onClicked: {
            if (line.kept)
                line.chosen();
        }

        inset: true
        background: Rectangle {
            visible: line.kept
            radius: Theme.size.radiusSmall
            color: game.hovered ? Theme.color.legalFill : Theme.color.parchment
            border.width: Theme.size.hair
            border.color: Theme.color.line
        }

        contentItem: Item {
            Column {
                id: words

                anchors.left: parent.left
                anchors.right: when.left
                anchors.margins: Theme.size.gap
                anchors.verticalCenter: parent.verticalCenter

                LongTitle {
                    width: parent.width
                    visible: text !== ""
                    text: line.name
                    font.pixelSize: Theme.font.label
                }

                Prose {
                    width: parent.width
                    text: line.summary
                    font.pixelSize: Theme.font.small
                }
            }

            Words {
                id: when

                anchors.right: parent.right
                anchors.rightMargin: Theme.size.gap
                height: parent.height
                text: line.when
                color: Theme.color.inkSoft
                font.pixelSize: Theme.font.small
            }

            Whole {
                words: `${line.told} · ${line.kept ? qsTrId("window.records.open") : qsTrId("window.records.result_only")}`
                cut: true
            }
        }
    }

    GiltButton {
        id: rename

        objectName: `rename:${line.key}`
        anchors.right: erase.left
        anchors.rightMargin: Theme.size.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        visible: line.kept
        text: Phrases.filled(qsTrId("window.renaming.of"), [line.name || line.when])
        sign: "pen"
        display: GiltButton.IconOnly
        horizontalPadding: Theme.size.gapSmall

        onClicked: line.renamed()
    }

    GiltButton {
        id: erase

        objectName: `delete:${line.key}`
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        visible: line.kept
        text: Phrases.filled(qsTrId("window.records.delete"), [line.when])
        sign: "close"
        display: GiltButton.IconOnly
        horizontalPadding: Theme.size.gapSmall

        onClicked: line.doomed()
    }
}
