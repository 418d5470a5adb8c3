pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Theme
import Table.Controls

// Two guests who wait beside the menu, one half behind the other on the side that it leans to.
Item {
    id: pair

    required property real room
    required property real middle
    required property string before
    required property string behind
    required property int leaning
    readonly property real tall: Math.min(height * RococoTheme.guest, room * RococoTheme.pair)

    anchors.fill: parent

    component Guest: Picture {
        property real share: 1
        property real aside: 0

        x: pair.middle + pair.leaning * aside * width - width / 2
        anchors.bottom: parent.bottom
        anchors.bottomMargin: pair.height * RococoTheme.forward / share - Theme.size.gapSmall * nod.swell
        height: pair.tall * share
        width: height * 3 / 4

        Stir {
            id: nod
        }

        Picture {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.verticalCenter: parent.bottom
            z: -1
            width: parent.width
            height: width / 5
            path: "backdrop/shadow"
        }
    }

    Guest {
        share: 0.84
        aside: 0.3
        path: pair.behind
    }

    Guest {
        aside: -0.2
        path: pair.before
    }
}
