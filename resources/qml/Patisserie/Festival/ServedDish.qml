pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Pieces
import Patisserie.Theme
import Table.Controls
import Table.Score

// A dish that is served, on a plate with its owner's rim and emblem; it stands up above the plate.
Item {
    id: dish

    required property FinaleScene scene
    required property ServedTable home
    required property string key
    required property string picture
    required property int owner
    required property int stage
    required property int place
    property real come: scene.there ? 1 : 0
    readonly property bool served: come > 0

    objectName: "dish:" + key
    visible: served
    width: home?.each ?? 0
    height: width
    x: home ? home.x + home.end + (place + 0.5) * home.step - width / 2 : 0
    y: home ? home.y + home.behind + 0.7 * home.surface - 0.655 * height - (1 - come) * Theme.size.rowHeight : 0
    z: (home?.row ?? 0) + 0.5
    opacity: Math.min(1, come)

    onServedChanged: {
        if (served && !scene.there)
            home?.welcome(place);
    }

    SequentialAnimation {
        running: dish.scene.stage >= dish.stage && !dish.scene.there

        PauseAnimation {
            duration: dish.place * PatisserieTheme.motion.course
        }

        NumberAnimation {
            target: dish
            property: "come"
            to: 1
            duration: PatisserieTheme.motion.course * 2
            easing.type: Easing.OutBack
        }
    }

    China {
        anchors.fill: parent
        rim: Theme.color.player(dish.owner)
    }

    Picture {
        width: 1.1 * parent.width
        height: width
        x: (parent.width - width) / 2
        y: 0.86 * parent.height - height
        asynchronous: true
        path: dish.picture
    }

    Steam {
        rising: dish.served
    }

    Emblem {
        x: 0.7 * parent.width
        y: 0.62 * parent.height
        width: Math.max(Theme.size.icon, parent.width * 0.26)
        seat: dish.owner
    }
}
