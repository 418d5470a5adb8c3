pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
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
    required property string who
    required property string about
    required property string portrait
    required property int strength
    required property int most
    // Whether this is the seat for which somebody is chosen.
    required property bool current
    required property int longestName
    required property bool canRemove
    required property bool dressing

    signal named(name: string)
    signal asked
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
            width: Theme.size.field
            wrong: line.wrong

            onTextEdited: line.named(text)
        }

        GiltButton {
            id: player

            objectName: "who" + line.key
            width: Theme.size.field * 1.15
            primary: line.current
            text: qsTrId("window.new_game.seat").replace("%1", line.key + 1).replace("%2", line.who)
            Accessible.description: line.about
            Accessible.checkable: true
            Accessible.checked: line.current

            onClicked: line.asked()

            contentItem: Item {
                Picture {
                    id: face

                    x: Theme.size.gapSmall - player.leftPadding
                    anchors.verticalCenter: parent.verticalCenter
                    visible: path !== ""
                    width: Theme.size.touch - Theme.size.gapTiny
                    height: width
                    path: line.portrait
                }

                Glyph {
                    x: (face.width - width) / 2 + face.x
                    anchors.verticalCenter: parent.verticalCenter
                    visible: !face.visible
                    width: Theme.size.icon
                    height: width
                    name: "person"
                    tint: player.ink
                    inner: player.primary ? Theme.color.curtain : Theme.color.parchment
                }

                Words {
                    anchors.left: face.right
                    anchors.leftMargin: Theme.size.gap
                    anchors.right: stars.left
                    anchors.verticalCenter: parent.verticalCenter
                    text: line.who
                    color: player.ink
                }

                Strength {
                    id: stars

                    anchors.right: parent.right
                    anchors.rightMargin: -Theme.size.gapSmall
                    anchors.verticalCenter: parent.verticalCenter
                    strength: line.strength
                    most: line.most
                    tint: player.primary ? player.ink : Theme.color.goldInk
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
