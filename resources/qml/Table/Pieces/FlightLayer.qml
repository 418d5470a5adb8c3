pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// Shows moving pieces above the table. Nothing here reacts to clicks, and nothing waits for it.
Item {
    id: air

    required property Movement motion
    required property FocusWalker walker
    required property string pace
    readonly property int duration: Theme.motion.flight(pace)
    readonly property bool on: duration > 0
    readonly property list<string> awaited: motion?.awaited ?? []

    enabled: false
    onAwaitedChanged: walker.awaitAt(awaited)
    onMotionChanged: motion?.setOn(on)
    onOnChanged: motion?.setOn(on)
    onWidthChanged: motion?.skip()
    onHeightChanged: motion?.skip()
    Component.onCompleted: motion.setOn(on)
    Component.onDestruction: {
        motion?.setOn(false);
        walker.awaitAt([]);
    }

    Repeater {
        model: air.motion?.flights

        delegate: Flight {
            air: air
        }
    }
}
