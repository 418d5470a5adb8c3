pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Controls
import Rococo.Theme

// Two guests who wait beside the menu, one half behind the other on the side to which it leans.
Item {
    id: pair

    required property real middle
    required property string before
    required property string behind
    required property int leaning

    anchors.fill: parent

    component Guest: Picture {
        property real share: 1
        property real aside: 0

        x: pair.middle + pair.leaning * aside * width - width / 2
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 2 * Theme.size.gapHuge / share
        height: Theme.size.guest * share
        width: height * 3 / 4
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
