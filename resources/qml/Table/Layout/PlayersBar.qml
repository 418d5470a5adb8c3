pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The round, and everybody at the table.
Item {
    id: bar

    required property Shell shell
    required property GameController game
    required property Rows players
    // The panel of a player, as the delegate of its row.
    property Component panel: null
    property string round: ""
    property string phase: ""
    // The round's topic in the reference.
    property string topic: ""
    // Whether somebody points at the players, for example to compare what they have.
    readonly property alias pointed: pointer.hovered
    readonly property real each: Math.floor((row.width - (players.count - 1) * row.spacing) / players.count)

    Column {
        id: clock

        Thing.topic: bar.topic
        Accessible.role: Accessible.StaticText
        Accessible.ignored: !visible || !parent?.enabled
        Accessible.name: Phrases.sentences([bar.round, bar.phase])
        anchors.left: parent.left
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.size.column
        spacing: Theme.size.gapTiny

        Title {
            width: parent.width
            text: bar.round
            color: Theme.color.inkOnDark
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.font.small
        }

        Prose {
            width: parent.width
            text: bar.phase
            color: Theme.color.inkOnDarkSoft
            font.pixelSize: Theme.font.small
        }
    }

    Anchor {
        place: "clock"
        anchors.fill: clock
    }

    Row {
        id: row

        anchors.left: clock.right
        anchors.leftMargin: Theme.size.gap
        anchors.right: corner.left
        anchors.rightMargin: Theme.size.gap
        height: parent.height
        spacing: Theme.size.gap

        HoverHandler {
            id: pointer
        }

        Repeater {
            model: bar.players
            delegate: bar.panel
        }
    }

    // The menu, and beside it a sign as long as the game cannot be written to the disk. A small mark at the
    // menu, which comes slowly, says that it is still being written.
    component MenuCorner: Row {
        spacing: Theme.size.gap

        GiltButton {
            objectName: "unsafe"
            height: parent.height
            visible: bar.game.safety.unsafe !== ""
            text: qsTrId("window-unsafe-sign")
            hint: bar.game.safety.unsafe
            sign: "unsafe"
            ink: Theme.color.alarm
            display: GiltButton.IconOnly
            Accessible.description: bar.game.safety.unsafe

            onClicked: bar.game.safety.retry()
        }

        GiltButton {
            objectName: "actionCard"
            width: Theme.size.touch
            height: parent.height
            visible: "guide" in bar.shell.chosen.dialogs
            horizontalPadding: 0
            text: qsTrId("window-actions-title")
            hint: Phrases.keyed(text, Shortcuts.written.actions)
            sign: "actions"
            display: GiltButton.IconOnly

            onClicked: bar.shell.open("actions")

            Anchor {
                place: "actions"
            }
        }

        GiltButton {
            objectName: "gameMenu"
            height: parent.height
            text: qsTrId("window-table-menu")
            hint: bar.game.safety.writing ? qsTrId("window-unsafe-writing") : text
            sign: "menu"
            display: GiltButton.IconOnly
            Accessible.description: bar.game.safety.writing ? hint : ""

            onClicked: bar.shell.open("menu")

            Glyph {
                objectName: "writing"
                anchors.top: parent.top
                anchors.right: parent.right
                anchors.margins: Theme.size.gapSmall
                width: Theme.size.iconTiny
                visible: bar.game.safety.writing
                name: "clock"
                tint: Theme.color.inkSoft
                inner: Theme.color.parchment

                NumberAnimation on opacity {
                    running: bar.game.safety.writing
                    from: 0.2
                    to: 1
                    duration: Theme.motion.flash
                }
            }
        }
    }

    MenuCorner {
        id: corner

        anchors.right: parent.right
        height: parent.height
    }
}
