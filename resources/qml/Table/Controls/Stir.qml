import QtQuick

// Lets what it is in stir now and then: for ``steps`` steps something is ``done`` in part.
Item {
    property int steps: 8
    property int now: 0
    // How much is done, from 0 to 1; 0 at rest.
    readonly property real done: now / steps
    // From 0 to 1 and back to 0.
    readonly property real swell: Math.sin(Math.PI * done)

    Component.onCompleted: Life.join(this)
    Component.onDestruction: Life.leave(this)
}
