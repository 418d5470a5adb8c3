import QtQuick
import Rococo.Theme
import Table.Controls

// A guest who walks to a place in front of the palace, with the emblem of the garment's owner.
Item {
    id: guest

    required property string key
    required property string picture
    required property string pin
    required property int owner
    required property int stage
    required property int row
    required property int place
    required property int many
    required property Item scene
    required property int present

    readonly property real share: [0.2, 0.235, 0.275][row]
    readonly property real feet: [0.79, 0.87, 0.975][row]
    readonly property real reach: Math.min(0.94, many * 0.85 * width / scene.width)
    readonly property real middle: scene.width * (0.5 + reach * ((place + 0.5) / many - 0.5))
    readonly property bool fromLeft: middle < scene.width / 2
    property real way: 1

    objectName: "guest:" + key
    height: scene.height * share
    width: height * 0.75
    x: middle - width / 2 + way * (fromLeft ? -middle - width : scene.width - middle + width)
    y: scene.height * feet - height
    z: row
    visible: way < 1
    onPresentChanged: {
        if (present === stage)
            walk.start();
    }
    Component.onCompleted: {
        if (present === stage)
            walk.start();
    }

    SequentialAnimation {
        id: walk

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
