pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Program

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
    // Whether this player was chosen to start, and whether one can be chosen.
    required property bool starts
    required property bool canChooseStart
    required property bool last

    signal named(name: string)
    signal asked
    signal removed
    signal looked
    signal moved(to: int)
    signal startChosen

    // Takes the focus of the button that has just moved a player here, or of its twin at an end.
    function follow(up: bool) {
        const button = (up || last) && raise.enabled ? raise : lower;
        button.forceActiveFocus(Qt.TabFocusReason);
    }

    component SignButton: GiltButton {
        width: Theme.size.touch
        horizontalPadding: 0
        display: GiltButton.IconOnly
    }

    implicitWidth: row.implicitWidth
    implicitHeight: Theme.size.rowHeight

    Row {
        id: row

        spacing: Theme.size.gap

        GiltButton {
            objectName: "look" + line.key
            width: Theme.size.touch + Theme.size.gap
            horizontalPadding: 0
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
            objectName: "name" + line.key
            label: Phrases.filled(qsTrId("window.new_game.name"), [line.key + 1])
            text: line.name
            longest: line.longestName
            width: Theme.size.field
            wrong: line.wrong

            onTextEdited: line.named(text)
        }

        PlayerButton {
            id: player

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

        SignButton {
            objectName: "starts" + line.key
            enabled: line.canChooseStart
            primary: line.starts
            text: Phrases.filled(qsTrId("window.new_game.starts"), [line.name])
            sign: "start"
            Accessible.checkable: true
            Accessible.checked: line.starts

            onClicked: line.startChosen()
        }

        SignButton {
            id: raise

            objectName: "up" + line.key
            enabled: line.key > 0
            text: Phrases.filled(qsTrId("window.new_game.up"), [line.name])
            sign: "up"
            Thing.steady: true
            Accessible.description: player.text

            onClicked: line.moved(line.key - 1)
        }

        SignButton {
            id: lower

            objectName: "down" + line.key
            enabled: !line.last
            text: Phrases.filled(qsTrId("window.new_game.down"), [line.name])
            sign: "down"
            Thing.steady: true
            Accessible.description: player.text

            onClicked: line.moved(line.key + 1)
        }

        SignButton {
            objectName: "remove" + line.key
            enabled: line.canRemove
            text: Phrases.filled(qsTrId("window.new_game.remove"), [line.name])
            sign: "close"

            onClicked: line.removed()
        }
    }
}
