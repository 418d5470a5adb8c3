pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The totals as bars that grow while the scoring is told.
Column {
    id: race

    required property Rows standings
    // The bars begin where they are, without growing.
    property bool begun: false

    Component.onCompleted: Qt.callLater(() => race.begun = true)

    spacing: Theme.size.gapSmall

    Repeater {
        model: race.standings

        delegate: Item {
            id: runner

            required property int key
            required property string name
            required property int total
            required property real share
            required property bool winner
            readonly property real grown: total > 0 ? share * number.counted / total : 0

            width: race.width
            height: race.standings.count > 3 ? Theme.size.iconLarge : Theme.size.buttonHeight
            Accessible.role: Accessible.StaticText
            Accessible.ignored: !visible || !parent?.enabled
            Accessible.name: Texts.say("window-score-points", {name: name, points: total})

            Emblem {
                id: emblem

                anchors.left: parent.left
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.size.iconLarge
                seat: runner.key
            }

            Item {
                id: track

                anchors.left: emblem.right
                anchors.right: parent.right
                anchors.leftMargin: Theme.size.gap
                anchors.rightMargin: Theme.size.portrait + Theme.size.gap
                height: parent.height

                Rectangle {
                    id: bar

                    anchors.left: parent.left
                    anchors.verticalCenter: parent.verticalCenter
                    objectName: "raceBar"
                    width: Math.max(Theme.size.gapTiny, track.width * runner.grown)
                    height: Theme.size.iconLarge
                    radius: Theme.size.radiusSmall
                    color: Theme.color.player(runner.key)
                    border.width: runner.winner ? Theme.size.frame : 0
                    border.color: Theme.color.gold
                }

                CountedTotal {
                    id: number

                    objectName: "raceNumber"
                    anchors.left: bar.right
                    anchors.leftMargin: Theme.size.gap
                    anchors.verticalCenter: parent.verticalCenter
                    points: runner.total
                    counting: race.begun
                    font.pixelSize: Theme.font.title
                }
            }
        }
    }
}
