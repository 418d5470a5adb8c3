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
            property real counted: total

            width: race.width
            height: race.standings.count > 3 ? Theme.size.iconLarge : Theme.size.buttonHeight
            Accessible.role: Accessible.StaticText
            Accessible.ignored: !visible || !parent?.enabled
            Accessible.name: Texts.say("window-score-points", {name: name, points: total})

            Behavior on counted {
                enabled: race.begun

                NumberAnimation {
                    duration: Theme.motion.flash
                }
            }

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
                    width: Math.max(Theme.size.gapTiny, track.width * runner.share)
                    height: Theme.size.iconLarge
                    radius: Theme.size.radiusSmall
                    color: Theme.color.player(runner.key)
                    border.width: runner.winner ? Theme.size.frame : 0
                    border.color: Theme.color.gold

                    Behavior on width {
                        enabled: race.begun

                        NumberAnimation {
                            duration: Theme.motion.flash
                            easing.type: Easing.OutCubic
                        }
                    }
                }

                Title {
                    anchors.left: bar.right
                    anchors.leftMargin: Theme.size.gap
                    anchors.verticalCenter: parent.verticalCenter
                    text: Math.round(runner.counted)
                    font.pixelSize: Theme.font.title
                    font.bold: true
                }
            }
        }
    }
}
