pragma ComponentBehavior: Bound

import QtQuick
import Table.Theme

// Rockets that burst again and again at a place in the sky; with reduced motion they stand there.
Picture {
    id: burst

    // How long it waits before each time, and whether it bursts now.
    required property int wait
    required property bool lit
    readonly property bool still: lit && Theme.motionFactor === 0
    property real grown: still ? 1 : 0

    opacity: still ? 1 : 0
    visible: opacity > 0
    scale: 0.25 + 0.75 * grown

    SequentialAnimation {
        running: burst.lit && Theme.motionFactor > 0
        loops: Animation.Infinite

        onStopped: burst.opacity = 0

        PauseAnimation {
            duration: burst.wait
        }

        ParallelAnimation {
            NumberAnimation {
                target: burst
                property: "grown"
                from: 0
                to: 1
                duration: Theme.motion.burst
                easing.type: Easing.OutQuart
            }

            SequentialAnimation {
                NumberAnimation {
                    target: burst
                    property: "opacity"
                    from: 0
                    to: 1
                    duration: Theme.motion.fade
                }

                PauseAnimation {
                    duration: Theme.motion.burst / 3
                }

                NumberAnimation {
                    target: burst
                    property: "opacity"
                    to: 0
                    duration: Theme.motion.burst - Theme.motion.fade - Theme.motion.burst / 3
                }
            }
        }

        PauseAnimation {
            duration: Theme.motion.burst
        }
    }
}
