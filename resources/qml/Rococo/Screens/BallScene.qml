pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Game
import Rococo.Theme
import Table.Controls
import Table.Program
import Table.Theme

// The end of the game: the guests come to the palace hall by hall in what they were dressed in, then
// there are fireworks for whoever won. Any key or click leads on.
FocusScope {
    id: scene

    required property GameController game
    readonly property Ball ball: (game.table as RococoTable).ball
    readonly property int stages: ball.halls.count
    readonly property bool all: stage >= stages
    property int stage: 0

    objectName: "ball"
    anchors.fill: parent
    focus: true
    activeFocusOnTab: true
    Accessible.role: Accessible.AlertMessage
    Accessible.name: game.score.verdict

    Keys.onPressed: event => {
        event.accepted = true;
        game.score.endFinale();
    }
    Component.onCompleted: forceActiveFocus()

    Timer {
        running: true
        repeat: true
        interval: scene.all ? RococoTheme.motion.fireworks : RococoTheme.motion.entrance

        onTriggered: {
            if (scene.all)
                scene.game.score.endFinale();
            else
                scene.stage++;
        }
    }

    Backdrop {
        anchors.fill: parent
        path: "backdrop/palace"
    }

    Repeater {
        model: [[0.31, 0.12, 0.3, 2], [0.69, 0.12, 0.3, 1], [0.06, 0.12, 0.26, 3], [0.94, 0.14, 0.26, 2], [0.42, 0.08, 0.2, 1], [0.58, 0.1, 0.22, 3]]

        delegate: Burst {
            required property int index
            required property list<real> modelData

            lit: scene.all
            wait: index * RococoTheme.motion.burst / 3
            width: scene.height * modelData[2]
            height: width
            x: scene.width * modelData[0] - width / 2
            y: scene.height * modelData[1] - height / 2
            path: "decoration/burst-" + modelData[3]
        }
    }

    Repeater {
        model: scene.ball.guests

        delegate: BallGuest {
            scene: scene
            present: scene.stage
        }
    }

    Panel {
        id: sign

        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height * (scene.all ? 0.26 : 0.06)
        z: 4
        width: Math.max(Theme.size.menuWidth, words.width + 4 * Theme.size.gapHuge)
        height: words.height + 2 * Theme.size.gapLarge
        radius: Theme.size.radiusLarge

        Column {
            id: words

            anchors.centerIn: parent
            spacing: Theme.size.gapSmall

            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: scene.all
                spacing: Theme.size.gap

                Repeater {
                    model: scene.ball.winners

                    delegate: Emblem {
                        required property int modelData

                        width: Theme.size.iconHuge
                        seat: modelData
                    }
                }
            }

            Title {
                objectName: "ballTitle"
                anchors.horizontalCenter: parent.horizontalCenter
                text: scene.all ? scene.ball.winnerNames : qsTrId("window.ball.title")
                color: Theme.color.heading
                font.pixelSize: scene.all ? Theme.font.banner : Theme.font.heading
                elide: Text.ElideNone
            }

            Words {
                objectName: "ballVerdict"
                anchors.horizontalCenter: parent.horizontalCenter
                visible: scene.all
                width: Math.min(implicitWidth, scene.width * 0.8)
                text: scene.game.score.verdict
                font.pixelSize: Theme.font.large
                wrapMode: Text.Wrap
                elide: Text.ElideNone
            }

            Repeater {
                model: scene.ball.halls

                delegate: Row {
                    id: hall

                    required property int index
                    required property string name
                    required property list<int> owners

                    anchors.horizontalCenter: parent?.horizontalCenter
                    visible: index === scene.stage
                    spacing: Theme.size.gapSmall

                    Title {
                        anchors.verticalCenter: parent.verticalCenter
                        rightPadding: Theme.size.gap
                        text: hall.name
                        font.pixelSize: Theme.font.title
                        elide: Text.ElideNone
                    }

                    Repeater {
                        model: hall.owners

                        delegate: Emblem {
                            required property int modelData

                            anchors.verticalCenter: parent?.verticalCenter
                            width: Theme.size.iconLarge
                            seat: modelData
                        }
                    }
                }
            }

            Words {
                anchors.horizontalCenter: parent.horizontalCenter
                topPadding: Theme.size.gapSmall
                text: qsTrId("window.ball.skip")
                color: Theme.color.inkSoft
                font.pixelSize: Theme.font.small
                elide: Text.ElideNone
            }
        }
    }

    MouseArea {
        objectName: "ballAnywhere"
        anchors.fill: parent
        z: 5

        onClicked: scene.game.score.endFinale()
    }
}
