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
    readonly property real each: Math.floor(Math.min(Theme.size.playerPanel, (row.width - (players.count - 1) * row.spacing) / players.count))

    Column {
        id: clock

        Thing.topic: bar.topic
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

        Repeater {
            model: bar.players
            delegate: bar.panel
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
