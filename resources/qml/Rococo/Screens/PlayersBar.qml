pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Board
import Rococo.Game
import Table.Controls
import Table.Theme

// The round, and everybody at the table.
Item {
    id: bar

    required property int round
    required property int rounds
    required property string phase
    required property string unsafe
    required property People people
    required property bool estimates

    signal lookedAt(seat: int)
    signal menuAsked
    signal safetyAsked

    Column {
        id: clock

        anchors.verticalCenter: parent.verticalCenter
        width: Theme.size.column
        spacing: Theme.size.gapTiny

        Title {
            width: parent.width
            text: qsTrId("window.table.round").replace("%1", bar.round).replace("%2", bar.rounds)
            color: Theme.color.inkOnDark
        }

        Words {
            width: parent.width
            text: bar.phase
            color: Theme.color.inkOnDarkSoft
            font.pixelSize: Theme.font.small
        }
    }

    Row {
        id: row

        anchors.left: clock.right
        anchors.right: sign.visible ? sign.left : menu.left
        anchors.rightMargin: Theme.size.gap
        height: parent.height
        spacing: Theme.size.gap

        Repeater {
            model: bar.people.players

            delegate: PlayerPanel {
                width: Math.min(Theme.size.playerPanel, (row.width - (bar.people.players.count - 1) * row.spacing) / bar.people.players.count)
                height: row.height
                estimates: bar.estimates
                purpose: bar.people.about(rival ? "rival" : "player")
                standingPurpose: bar.people.about("standing")

                onClicked: bar.lookedAt(key)
            }
        }
    }

    // Shown as long as the game cannot be written to the disk.
    GiltButton {
        id: sign

        objectName: "unsafe"
        anchors.right: menu.left
        anchors.rightMargin: Theme.size.gap
        height: parent.height
        visible: bar.unsafe !== ""
        text: qsTrId("window.unsafe.sign")
        hint: bar.unsafe
        sign: "unsafe"
        ink: Theme.color.alarm
        display: GiltButton.IconOnly
        Accessible.description: bar.unsafe

        onClicked: bar.safetyAsked()
    }

    GiltButton {
        id: menu

        objectName: "gameMenu"
        anchors.right: parent.right
        height: parent.height
        text: qsTrId("window.table.menu")
        sign: "menu"
        display: GiltButton.IconOnly

        onClicked: bar.menuAsked()
    }
}
