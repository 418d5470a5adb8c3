pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Game
import Patisserie.Theme
import Table.Controls
import Table.Menu
import Table.Program
import Table.Theme

// The round, and everybody at the table.
Item {
    id: bar

    required property Shell shell
    required property GameController game
    required property PatisserieTable laid

    Column {
        id: clock

        readonly property string topic: "area.round"

        anchors.verticalCenter: parent.verticalCenter
        width: Theme.size.column
        spacing: Theme.size.gapTiny

        Title {
            width: parent.width
            text: Phrases.filled(qsTrId("window.patisserie.title.round"), [bar.laid.round, bar.laid.rounds])
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
            elide: Text.ElideRight
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

        Repeater {
            model: bar.laid.people.players

            delegate: PlayerPanel {
                width: Math.floor(Math.min(PatisserieTheme.size.panel, (row.width - (bar.laid.people.players.count - 1) * row.spacing) / bar.laid.people.players.count))
                height: row.height
                estimates: bar.shell.preferences.estimates
                standingPurpose: bar.laid.about("standing")
                trayPurpose: bar.laid.about("tray")

                onClicked: {
                    bar.laid.people.lookAt(key);
                    bar.shell.open("player");
                }
            }
        }
    }

    MenuCorner {
        id: corner

        anchors.right: parent.right
        height: parent.height
        shell: bar.shell
        game: bar.game
    }
}
