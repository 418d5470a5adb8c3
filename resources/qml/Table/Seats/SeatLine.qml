pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// One seat of the new game: its name, and its player.
SeatRow {
    id: line

    required property SeatForm form
    required property string problem
    required property string colour
    required property string emblem
    // Whether this player was chosen to start.
    required property bool starts
    readonly property PlannedSeats seats: form.seats
    readonly property bool last: key === seats.plans.count - 1
    // Whether its look is being chosen.
    readonly property bool dressing: form.dressing === key

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
    kinds: seats.kinds
    levels: seats.kinds.count - 1
    question: Texts.say("window-new_game-who", {number: key + 1})
    current: form.current === key && form.dressing < 0

    onPicked: kind => seats.setKind(key, kind)

    SeatLook {
        parent: line.beside
        line: line
        visible: line.dressing
    }

    Row {
        id: row

        spacing: Theme.size.gap

        GiltButton {
            objectName: "look" + line.key
            width: Theme.size.touch + Theme.size.gap
            horizontalPadding: 0
            text: Texts.say("window-new_game-look", {name: line.name})
            display: GiltButton.IconOnly
            checkable: true
            chosen: line.dressing

            onClicked: line.form.dressing = line.dressing ? -1 : line.key

            Emblem {
                anchors.centerIn: parent
                width: Theme.size.iconLarge
                tint: Theme.color.named(line.colour)
                path: Theme.emblemOf(line.emblem)
            }
        }

        TextEntry {
            objectName: "name" + line.key
            label: Texts.say("window-new_game-name", {number: line.key + 1})
            text: line.name
            longest: line.seats.longestName
            width: Theme.size.field
            problem: line.problem

            onTextEdited: line.seats.setName(line.key, text)
        }

        PlayerButton {
            id: player

            seat: line
            text: Texts.say("window-new_game-seat", {number: line.key + 1, who: line.who})

            onClicked: line.form.ask(line.key)
        }

        SignButton {
            objectName: "starts" + line.key
            enabled: line.seats.canChooseStart
            primary: line.starts
            text: Texts.say("window-new_game-starts", {name: line.name})
            sign: "start"
            checkable: true
            chosen: line.starts

            onClicked: line.seats.chooseStart(line.key)
        }

        SignButton {
            id: raise

            objectName: "up" + line.key
            enabled: line.key > 0
            text: Texts.say("window-new_game-up", {name: line.name})
            sign: "up"
            Thing.steady: true
            Accessible.description: player.text

            onClicked: line.form.reorder(line.key, line.key - 1)
        }

        SignButton {
            id: lower

            objectName: "down" + line.key
            enabled: !line.last
            text: Texts.say("window-new_game-down", {name: line.name})
            sign: "down"
            Thing.steady: true
            Accessible.description: player.text

            onClicked: line.form.reorder(line.key, line.key + 1)
        }

        SignButton {
            objectName: "remove" + line.key
            enabled: line.seats.canRemove
            text: Texts.say("window-new_game-remove", {name: line.name})
            sign: "close"

            onClicked: line.form.remove(line.key)
        }
    }
}
