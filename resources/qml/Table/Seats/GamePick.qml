pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The games side by side, each with its picture; one is chosen.
Row {
    id: games

    required property NewGameForm form

    spacing: Theme.size.gapLarge
    Accessible.role: Accessible.Grouping
    Accessible.ignored: !visible || !parent?.enabled
    Accessible.name: qsTrId("window-new_game-game")

    Repeater {
        model: games.form.games

        delegate: GiltButton {
            id: game

            required property string key
            required property string label
            required property string explanation
            required property string picture

            width: (games.width - games.spacing * (games.form.games.count - 1)) / games.form.games.count
            height: Math.max(Theme.size.wayOn - Theme.size.gapLarge, words.implicitHeight + 2 * Theme.size.gap)
            text: label
            hint: ""
            display: GiltButton.IconOnly
            primary: games.form.game === key
            Accessible.role: Accessible.RadioButton
            Accessible.description: explanation
            checkable: true
            chosen: primary

            onClicked: games.form.setGame(key)

            Plate {
                id: plate

                anchors.left: parent.left
                anchors.leftMargin: Theme.size.gap
                anchors.verticalCenter: parent.verticalCenter
                visible: game.picture !== ""
                width: visible ? Theme.size.wayOn - Theme.size.gapHuge - Theme.size.gap : 0
                height: width
                radius: width / 2
                color: Theme.color.duckEggLight
                edge: Theme.color.goldLight

                Picture {
                    anchors.centerIn: parent
                    width: parent.width * 0.84
                    height: width
                    path: game.picture
                }
            }

            Column {
                id: words

                anchors.left: plate.right
                anchors.right: parent.right
                anchors.margins: Theme.size.gapLarge
                anchors.verticalCenter: parent.verticalCenter

                LongTitle {
                    width: parent.width
                    text: game.label
                    color: game.ink
                    font.pixelSize: Theme.font.title
                }

                Prose {
                    width: parent.width
                    text: game.explanation
                    color: game.ink
                    font.pixelSize: Theme.font.small
                }
            }
        }
    }
}
