pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Game
import Table.Controls
import Table.Program
import Table.Theme

// Shows above the table what moves on it. Nothing here can be touched, and nothing waits for it.
Item {
    id: air

    required property Movement motion
    required property int rounds
    required property RoundReport report
    required property real middle
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

    RoundBanner {
        x: Math.max(Theme.size.gapLarge, air.middle - width / 2)
        y: Math.max(Theme.size.topBar + Theme.size.gapHuge, parent.height * 0.4 - height / 2)
        round: air.motion?.newRound ?? 0
        rounds: air.rounds
        report: air.report
        pace: air.pace

        onDone: air.motion.announced()
    }
}
