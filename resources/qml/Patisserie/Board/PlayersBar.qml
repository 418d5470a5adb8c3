pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Game
import Patisserie.Theme
import Table.Controls
import Table.Theme

// The round, and everybody at the table.
Item {
    id: bar

    required property PatisserieTable laid
    required property string unsafe
    required property bool estimates

    signal lookedAt(seat: int)
    signal menuAsked
    signal safetyAsked

    Column {
        id: clock

        readonly property string topic: "area.round"

        anchors.verticalCenter: parent.verticalCenter
        width: Theme.size.column
        spacing: Theme.size.gapTiny

        Title {
            width: parent.width
            text: qsTrId("window.patisserie.title.round").replace("%1", bar.laid.round).replace("%2", bar.laid.rounds)
            color: Theme.color.inkOnDark
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.font.small
        }

        Words {
            width: parent.width
            text: bar.laid.phase
            color: Theme.color.inkOnDarkSoft
            font.pixelSize: Theme.font.small
            wrapMode: Text.Wrap
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
        anchors.right: sign.visible ? sign.left : menu.left
        anchors.rightMargin: Theme.size.gap
        height: parent.height
        spacing: Theme.size.gap

        Repeater {
            model: bar.laid.people.players

            delegate: PlayerPanel {
                width: Math.floor(Math.min(PatisserieTheme.size.panel, (row.width - (bar.laid.people.players.count - 1) * row.spacing) / bar.laid.people.players.count))
                height: row.height
                estimates: bar.estimates
                standingPurpose: bar.laid.about("standing")
                trayPurpose: bar.laid.about("tray")

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
