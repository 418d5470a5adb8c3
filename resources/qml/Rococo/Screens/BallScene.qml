pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Game
import Rococo.Theme
import Table.Controls
import Table.Score

// The end of the game: the guests come to the palace hall by hall in their dresses, then there are
// fireworks for the winners.
FinaleScene {
    id: scene

    readonly property Ball ball: (game.table as RococoTable).ball

    finale: ball
    title: qsTrId("window.ball.title")
    entrance: RococoTheme.motion.entrance
    celebration: RococoTheme.motion.fireworks

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
}
