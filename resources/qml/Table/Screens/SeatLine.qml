pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Program
import Table.Theme

// One seat of the new game: its name, and its player.
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
    // Whether this is the seat for which a player is being chosen.
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
            text: Phrases.filled(qsTrId("window.new_game.look"), [line.name])
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
            label: Phrases.filled(qsTrId("window.new_game.name"), [line.key + 1])
            text: line.name
            longest: line.longestName
            width: Theme.size.field
            wrong: line.wrong

            onTextEdited: line.named(text)
        }

        PlayerButton {
            objectName: "who" + line.key
            width: Theme.size.field * 1.15
            primary: line.current
            text: Phrases.filled(qsTrId("window.new_game.seat"), [line.key + 1, line.who])
            who: line.who
            about: line.about
            portrait: line.portrait
            strength: line.strength
            most: line.most

            onClicked: line.asked()
        }

        GiltButton {
            objectName: "remove" + line.key
            enabled: line.canRemove
            text: Phrases.filled(qsTrId("window.new_game.remove"), [line.name])
            sign: "close"
            display: GiltButton.IconOnly

            onClicked: line.removed()
        }
    }
}
