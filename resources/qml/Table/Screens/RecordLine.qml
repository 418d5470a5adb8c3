import QtQuick
import QtQuick.Controls.Basic
import Table.Controls
import Table.Program
import Table.Theme

// A finished game in the list, which can be opened or deleted. Only the result of some is left.
FocusScope {
    id: line

    required property string key
    required property string when
    required property string summary
    required property bool kept

    signal chosen
    signal doomed

    height: Math.max(Theme.size.buttonHeight, told.implicitHeight + 2 * Theme.size.gapSmall)

    AbstractButton {
        id: game

        objectName: `game:${line.key}`
        anchors.left: parent.left
        anchors.right: line.kept ? erase.left : parent.right
        anchors.rightMargin: line.kept ? Theme.size.gapSmall : 0
        height: parent.height
        hoverEnabled: true
        activeFocusOnTab: true
        Accessible.role: line.kept ? Accessible.Button : Accessible.ListItem
        Accessible.name: Phrases.filled(qsTrId("window.told"), [line.when, line.summary])
        Accessible.description: line.kept ? qsTrId("window.records.open") : qsTrId("window.records.result_only")
        Keys.onReturnPressed: click()
        Keys.onEnterPressed: click()

        onClicked: {
            if (line.kept)
                line.chosen();
        }

        background: Rectangle {
            visible: line.kept
            radius: Theme.size.radiusSmall
            color: game.hovered ? Theme.color.legalFill : Theme.color.parchment
            border.width: Theme.size.hair
            border.color: Theme.color.line
        }

        contentItem: Item {
            Words {
                id: told

                anchors.left: parent.left
                anchors.right: when.left
                anchors.margins: Theme.size.gap
                height: parent.height
                text: line.summary
                font.pixelSize: Theme.font.small
                wrapMode: Text.Wrap
                elide: Text.ElideNone
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
                words: line.kept ? `${line.summary} · ${qsTrId("window.records.open")}` : `${line.summary} · ${qsTrId("window.records.result_only")}`
                cut: true
            }
        }

        FocusRing {
            anchors.margins: 0
            visible: game.visualFocus
        }
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
        leftPadding: Theme.size.gapSmall
        rightPadding: Theme.size.gapSmall

        onClicked: line.doomed()
    }
}
