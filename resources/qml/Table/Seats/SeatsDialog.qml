pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Program

// The players of the running game's seats. Anybody can take a seat, or hand it to a computer player, at once.
Dialog {
    id: dialog

    readonly property GameController game: shell.game
    readonly property Seating seating: game.seating

    title: qsTrId("window.seats.title")
    sheetWidth: Theme.size.wideDialog * 0.85
    needed: Math.max(seats.height, aside.y + aside.height)

    arrows: Qt.Vertical | Qt.Horizontal

    Component.onCompleted: seating.begin()
    Component.onDestruction: seating?.end()

    Column {
        id: seats

        spacing: Theme.size.gap

        Prose {
            width: Theme.size.field * 1.9
            bottomPadding: Theme.size.gap
            text: qsTrId("window.seats.about")
            color: Theme.color.inkSoft
        }

        Repeater {
            model: dialog.seating.seats

            delegate: Item {
                id: seat

                required property int key
                required property string name
                required property string kind
                required property string who
                required property string about
                required property string portrait
                required property int strength
                readonly property bool current: dialog.seating.seat === key

                width: Theme.size.field * 1.9
                height: Theme.size.rowHeight

                Emblem {
                    id: emblem

                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.size.iconLarge
                    seat: seat.key
                }

                Title {
                    anchors.left: emblem.right
                    anchors.leftMargin: Theme.size.gap
                    anchors.right: player.left
                    anchors.rightMargin: Theme.size.gap
                    anchors.verticalCenter: parent.verticalCenter
                    text: seat.name
                    font.pixelSize: Theme.font.label
                    font.bold: true
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.font.small
                }

                PlayerButton {
                    id: player

                    objectName: "who" + seat.key
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.size.field * 1.15
                    primary: seat.current
                    text: Phrases.filled(qsTrId("window.told"), [seat.name, seat.who])
                    who: seat.who
                    about: seat.about
                    portrait: seat.portrait
                    strength: seat.strength
                    most: dialog.seating.levels

                    onClicked: dialog.seating.choose(seat.key)
                }

                Loader {
                    parent: aside
                    width: aside.width
                    active: seat.current
                    visible: active
                    sourceComponent: PlayerChoice {
                        heading: Phrases.filled(qsTrId("window.seats.who"), [seat.name])
                        seat: seat.key
                        kinds: dialog.seating.kinds
                        most: dialog.seating.levels
                        current: seat.kind
                        about: seat.about
                        told: strength => dialog.seating.told(strength)

                        onPicked: kind => dialog.seating.give(kind)
                    }
                }
            }
        }

        Prose {
            objectName: "said"
            width: Theme.size.field * 1.9
            topPadding: Theme.size.gap
            text: dialog.seating.said
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
    }

    Item {
        id: aside

        x: dialog.narrow ? 0 : seats.width + Theme.size.gapHuge
        y: dialog.narrow ? seats.height + Theme.size.gapLarge : 0
        width: parent.width - x
        height: childrenRect.height
    }
}
