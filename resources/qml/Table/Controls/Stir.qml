import QtQuick
import Table.Theme

// Lets what it is in stir now and then: for ``steps`` steps something is ``done`` in part.
Item {
    id: stir

    property int steps: 8
    property int now: 0
    // How much is done, from 0 to 1; 0 at rest.
    readonly property real done: now / steps
    // From 0 to 1 and back to 0.
    readonly property real swell: Math.sin(Math.PI * done)
    readonly property bool moving: Life.moving === stir

    onMovingChanged: now = 0
    onVisibleChanged: {
        if (!visible)
            Life.settle(stir);
    }
    Component.onCompleted: Life.join(stir)
    Component.onDestruction: Life.leave(stir)

    Timer {
        interval: Theme.motion.step
        repeat: true
        running: stir.moving

        onTriggered: {
            if (stir.now + 1 < stir.steps)
                stir.now += 1;
            else
                Life.settle(stir);
        }
    }
}
