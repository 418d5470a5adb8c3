pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Program
import Table.Theme

// One seat of the new game: whose it is, and who plays it.
Item {
    id: line

    required property int key
    required property string name
    required property string kind
    required property bool wrong
    required property string colour
    required property string emblem
    required property Rows kinds
    required property int longestName
    required property bool canRemove
    required property bool dressing

    signal named(name: string)
    signal given(kind: string)
    signal removed
    signal looked

    implicitWidth: row.implicitWidth
    implicitHeight: Theme.size.rowHeight

    Row {
        id: row

        spacing: Theme.size.gap

        GiltButton {
            objectName: "look" + line.key
            width: Theme.size.touch + Theme.size.gap
            leftPadding: 0
            rightPadding: 0
            text: qsTrId("window.new_game.look").replace("%1", line.name)
            display: GiltButton.IconOnly
            Accessible.checkable: true
            Accessible.checked: line.dressing

            onClicked: line.looked()

            Emblem {
                anchors.centerIn: parent
                width: Theme.size.iconLarge
                tint: Theme.color.named(line.colour)
                path: Theme.emblemOf(line.emblem)
            }
        }

        TextEntry {
            id: entry

            objectName: "name" + line.key
            label: qsTrId("window.new_game.name").replace("%1", line.key + 1)
            text: line.name
            maximumLength: line.longestName
            width: Theme.size.field * 1.2
            wrong: line.wrong

            onTextEdited: line.named(text)
        }

        Repeater {
            model: line.kinds

            delegate: GiltButton {
                required property string key
                required property string label
                required property string explanation

                required property string portrait

                objectName: `seat${line.key}:${key}`
                text: label
                primary: line.kind === key
                checkable: false
                sign: portrait ? "" : "person"
                leftPadding: portrait ? Theme.size.gapSmall + face.width + Theme.size.gap : Theme.size.gapLarge
                Accessible.description: explanation
                Accessible.checkable: true
                Accessible.checked: primary

                onClicked: line.given(key)

                Picture {
                    id: face

                    x: Theme.size.gapSmall
                    anchors.verticalCenter: parent.verticalCenter
                    visible: path !== ""
                    width: Theme.size.iconLarge
                    height: width
                    path: parent.portrait
                }
            }
        }

        GiltButton {
            objectName: "remove" + line.key
            enabled: line.canRemove
            text: qsTrId("window.new_game.remove").replace("%1", line.name)
            sign: "close"
            display: GiltButton.IconOnly

            onClicked: line.removed()
        }
    }
}
