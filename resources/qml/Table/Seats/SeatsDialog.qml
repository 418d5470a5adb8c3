pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The players of the running game's seats. Anybody can take a seat, or hand it to a computer player, at once.
Dialog {
    id: dialog

    readonly property GameController game: shell.game
    readonly property Seating seating: game.seating

    title: qsTrId("window-seats-title")
    sheetWidth: Theme.size.wideDialog * 0.85
    needed: Math.max(seats.height, aside.y + aside.height)

    Column {
        id: seats

        anchors.left: parent.left
        spacing: Theme.size.gap

        Prose {
            width: Theme.size.field * 1.9
            bottomPadding: Theme.size.gap
            text: qsTrId("window-seats-about")
            color: Theme.color.inkSoft
        }

        Repeater {
            model: dialog.seating.seats

            delegate: SeatRow {
                id: seat

                width: Theme.size.field * 1.9
                kinds: dialog.seating.kinds
                levels: dialog.seating.kinds.count - 1
                beside: aside
                question: Texts.say("window-seats-who", {name: name})
                current: dialog.seating.seat === key

                onPicked: kind => dialog.seating.give(kind)

                Emblem {
                    id: emblem

                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.size.iconLarge
                    seat: seat.key
                }

                Caption {
                    anchors.left: emblem.right
                    anchors.leftMargin: Theme.size.gap
                    anchors.right: player.left
                    anchors.rightMargin: Theme.size.gap
                    anchors.verticalCenter: parent.verticalCenter
                    text: seat.name
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.font.small
                }

                PlayerButton {
                    id: player

                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    seat: seat
                    text: Texts.say("window-told", {label: seat.name, text: seat.who})

                    onClicked: dialog.seating.choose(seat.key)
                }
            }
        }

        Prose {
            objectName: "said"
            width: Theme.size.field * 1.9
            topPadding: Theme.size.gap
            text: dialog.seating.said
            Accessible.role: Accessible.AlertMessage
            Accessible.ignored: !visible || !parent?.enabled
            Accessible.name: text
        }
    }

    Item {
        id: aside

        anchors.left: parent.left
        anchors.leftMargin: dialog.narrow ? 0 : seats.width + Theme.size.gapHuge
        y: dialog.narrow ? seats.height + Theme.size.gapLarge : 0
        width: parent.width - anchors.leftMargin
        height: childrenRect.height
    }
}
