pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Game
import Rococo.Theme
import Table.Controls
import Table.Score

// The end of the game: the guests come to the palace hall by hall in their dresses, and after the counting there
// are fireworks for the winners.
FinaleScene {
    id: scene

    readonly property Ball ball: (game.table as RococoTable).ball

    finale: ball
    title: qsTrId("window-ball-title")
    entrance: RococoTheme.motion.entrance
    drawn: !palace.pending

    Backdrop {
        id: palace

        anchors.fill: parent
        path: "backdrop/palace"
    }

    Repeater {
        model: [[0.31, 0.12, 0.3, 2], [0.69, 0.12, 0.3, 1], [0.06, 0.12, 0.26, 3], [0.94, 0.14, 0.26, 2], [0.42, 0.08, 0.2, 1], [0.58, 0.1, 0.22, 3]]

        delegate: Burst {
            required property int index
            required property list<real> modelData

            lit: scene.all
            wait: index * Theme.motion.burst / 3
            width: scene.height * modelData[2]
            height: width
            x: scene.width * modelData[0] - width / 2
            y: scene.height * modelData[1] - height / 2
            path: "burst/" + modelData[3]
        }
    }

    // A guest who walks to a place in front of the palace, with the emblem of the garment's owner.
    component BallGuest: Item {
        id: guest

        required property string key
        required property string picture
        required property string pin
        required property int owner
        required property int stage
        required property int row
        required property int place
        required property int many
        readonly property bool called: scene.stage >= stage
        readonly property real share: [0.2, 0.235, 0.275][row]
        readonly property real feet: [0.868, 0.917, 0.98][row]
        readonly property real middle: scene.width * (0.03 + 0.94 * (place + 0.5) / many)
        readonly property bool fromLeft: middle < scene.width / 2
        property real way: scene.there ? 0 : 1

        objectName: "guest:" + key
        height: scene.height * share
        width: height * 0.75
        x: middle - width / 2 + way * (fromLeft ? -middle - width : scene.width - middle + width)
        y: scene.height * feet - height
        z: row
        visible: way < 1

        SequentialAnimation {
            running: guest.called && !scene.there

            PauseAnimation {
                duration: (guest.fromLeft ? guest.many - guest.place : guest.place) * RococoTheme.motion.procession
            }

            NumberAnimation {
                target: guest
                property: "way"
                to: 0
                duration: RococoTheme.motion.walk
                easing.type: Easing.OutCubic
            }
        }

        Picture {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.verticalCenter: parent.bottom
            width: parent.width
            height: width / 5
            path: "backdrop/shadow"
        }

        Picture {
            anchors.fill: parent
            path: guest.picture
        }

        Picture {
            anchors.right: parent.right
            y: parent.height * 0.22
            visible: guest.pin !== ""
            width: parent.width * 0.18
            height: width
            path: guest.pin
        }

        Emblem {
            x: parent.width * 0.66
            y: parent.height * 0.08
            width: Math.max(Theme.size.icon, parent.width * 0.2)
            seat: guest.owner
        }
    }

    Repeater {
        model: scene.ball.guests

        delegate: BallGuest {}
    }
}
