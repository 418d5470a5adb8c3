pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Program

// Shows moving pieces above the table. Nothing here reacts to clicks, and nothing waits for it.
Item {
    id: air

    required property Movement motion
    required property string pace
    readonly property int duration: Theme.motion.flight(pace)
    readonly property bool on: duration > 0

    enabled: false
    onMotionChanged: motion?.setOn(on)
    onOnChanged: motion?.setOn(on)
    onWidthChanged: motion?.skip()
    onHeightChanged: motion?.skip()
    Component.onCompleted: motion.setOn(on)
    Component.onDestruction: {
        motion?.setOn(false);
        Flights.awaited = [];
    }

    Binding {
        target: Flights
        property: "awaited"
        value: air.motion?.awaited ?? []
    }

    Repeater {
        model: air.motion?.flights

        delegate: Flight {
            duration: air.duration

            onLanded: key => air.motion.land(key)
        }
    }
}
