pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Board
import Rococo.Game
import Table.Controls
import Table.Menu
import Table.Program
import Table.Theme

// The round, and everybody at the table.
Item {
    id: bar

    required property Shell shell
    required property GameController game
    required property RococoTable laid
    readonly property People people: laid.people

    Column {
        id: clock

        anchors.verticalCenter: parent.verticalCenter
        width: Theme.size.column
        spacing: Theme.size.gapTiny

        Title {
            width: parent.width
            text: Phrases.filled(qsTrId("window.table.round"), [bar.laid.round, bar.laid.rounds])
            color: Theme.color.inkOnDark
        }

        Words {
            width: parent.width
            text: bar.laid.phase
            elide: Text.ElideRight
            color: Theme.color.inkOnDarkSoft
            font.pixelSize: Theme.font.small
        }
    }

    Row {
        id: row

        anchors.left: clock.right
        anchors.right: corner.left
        anchors.rightMargin: Theme.size.gap
        height: parent.height
        spacing: Theme.size.gap

        Repeater {
            model: bar.people.players

            delegate: PlayerPanel {
                width: Math.min(Theme.size.playerPanel, (row.width - (bar.people.players.count - 1) * row.spacing) / bar.people.players.count)
                height: row.height
                estimates: bar.shell.preferences.estimates
                purpose: bar.people.about(rival ? "rival" : "player")
                standingPurpose: bar.people.about("standing")

                onClicked: {
                    bar.laid.lookAt(key);
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
