import QtQuick
import Rococo.Theme
import Table.Controls

// One burst of fireworks after another at a place in the sky.
Picture {
    id: burst

    required property bool lit
    required property int wait
    property real grown: 0

    opacity: 0
    visible: opacity > 0
    scale: 0.25 + 0.75 * grown

    SequentialAnimation {
        running: burst.lit
        loops: Animation.Infinite

        PauseAnimation {
            duration: burst.wait
        }

        ParallelAnimation {
            NumberAnimation {
                target: burst
                property: "grown"
                from: 0
                to: 1
                duration: RococoTheme.motion.burst
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
                    duration: RococoTheme.motion.burst / 3
                }

                NumberAnimation {
                    target: burst
                    property: "opacity"
                    to: 0
                    duration: RococoTheme.motion.burst - Theme.motion.fade - RococoTheme.motion.burst / 3
                }
            }
        }

        PauseAnimation {
            duration: RococoTheme.motion.burst
        }
    }
}
