pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// Shows moving pieces above the table. Nothing here reacts to clicks, and no answer of a person waits for it.
Item {
    id: air

    required property Movement motion
    required property FocusWalker walker
    required property string pace
    readonly property int duration: Theme.motion.flight(pace)
    readonly property bool on: duration > 0
    readonly property int rest: Theme.motion.rest(pace)
    readonly property list<string> awaited: motion?.awaited ?? []

    enabled: false
    onAwaitedChanged: walker.awaitAt(awaited)
    onMotionChanged: motion?.setOn(on, rest)
    onRestChanged: motion?.setOn(on, rest)
    onOnChanged: motion?.setOn(on, rest)
    onWidthChanged: motion?.skip()
    onHeightChanged: motion?.skip()
    Component.onCompleted: motion.setOn(on, rest)
    Component.onDestruction: {
        motion?.setOn(false, 0);
        walker.awaitAt([]);
    }

    // A piece on its way. If nothing shows it at its destination, it fades away there; or somebody enters and
    // wears it.
    component Flight: Item {
        id: flight

        required property int key
        required property string source
        required property string target
        required property QtObject face
        required property string sign
        required property int amount
        required property int seat
        required property bool arrives
        required property int order
        required property bool enters
        required property int stage

        // As large as what will be seen of it.
        readonly property Item worn: enters ? (air.walker.spot(target) as Anchor)?.piece ?? null : null
        // The size of what lies on the table until its stage comes; all else is not seen before.
        property size laid
        readonly property bool lies: laid.width > 0
        readonly property size extent: worn ? Qt.size(worn.width, worn.height) : lies ? laid : Theme.look.extent(face)
        readonly property bool token: face === null && sign !== ""
        // What is gained at a place waits until a piece has arrived there.
        readonly property bool held: stage > (air.motion?.stage ?? 0) || (token && !arrives && air.awaited.includes(source))
        readonly property real tokenWidth: worth.width
        readonly property int entrance: enters ? Theme.motion.entrance(air.pace) : 0
        property bool fades: false

        // Where the piece is in the middle of a spot; a large piece on a spot at the edge stays in the window.
        function middle(spot: Item): point {
            const corner = spot.mapToItem(flight.parent, (spot.width - width) / 2, (spot.height - height) / 2);
            return Qt.point(Math.max(0, Math.min(parent.width - width, corner.x)), Math.max(0, Math.min(parent.height - height, corner.y)));
        }

        // As it lay in its place, which may be another one soon.
        function lie() {
            const before = stage > 0 && face !== null ? (air.walker.spot(source) as Anchor)?.piece ?? null : null;
            if (before)
                laid = Qt.size(before.width, before.height);
        }

        function leave() {
            const start = air.walker.spot(source);
            if (start) {
                const here = middle(source === target ? worn ?? start : start);
                x = here.x;
                y = here.y;
            }
            visible = start !== null;
        }

        function head() {
            const end = air.walker.spot(target) as Anchor;
            if (!visible || !end) {
                air.motion.land(key);
                return;
            }
            const there = middle(worn ?? end);
            flyX.to = there.x;
            flyY.to = there.y;
            fades = !arrives || end.piece === null;
            flying.start();
        }

        enabled: false
        opacity: held && !lies ? 0 : 1
        width: face ? extent.width : token ? tokenWidth : Theme.size.iconLarge
        height: face ? extent.height : token ? Theme.size.touch : Theme.size.iconLarge
        Component.onCompleted: {
            lie();
            leave();
        }

        PauseAnimation {
            running: !flight.held
            duration: Theme.motion.lift + flight.order * Theme.motion.stagger + (flight.stage > 0 ? Theme.motion.breath(air.pace) : 0)

            onFinished: flight.head()
        }

        SequentialAnimation {
            id: flying

            onFinished: air.motion.land(flight.key)

            ParallelAnimation {
                NumberAnimation {
                    id: flyX

                    target: flight
                    property: "x"
                    duration: air.duration
                    easing.type: Easing.InOutQuad
                }

                NumberAnimation {
                    id: flyY

                    target: flight
                    property: "y"
                    duration: air.duration
                    easing.type: Easing.InOutQuad
                }
            }

            NumberAnimation {
                target: flight
                property: "opacity"
                to: flight.fades ? 0 : 1
                duration: flight.fades ? air.duration / 2 : 0
            }

            // Somebody comes from the side, stands in it, and nods.
            ParallelAnimation {
                NumberAnimation {
                    target: wearer
                    property: "opacity"
                    to: 1
                    duration: flight.entrance
                }

                NumberAnimation {
                    target: step
                    property: "x"
                    to: 0
                    duration: flight.entrance
                    easing.type: Easing.OutCubic
                }

                NumberAnimation {
                    target: thing
                    property: "opacity"
                    to: flight.enters ? 0 : 1
                    duration: flight.entrance
                    easing.type: Easing.InQuad
                }
            }

            NumberAnimation {
                target: step
                property: "y"
                to: flight.enters ? Theme.size.gapSmall : 0
                duration: flight.entrance / 5
            }

            NumberAnimation {
                target: step
                property: "y"
                to: 0
                duration: flight.entrance / 5
            }
        }

        Loader {
            id: thing

            anchors.fill: parent
            active: !flight.token
            sourceComponent: Piece {
                face: flight.face
                seat: flight.seat
                bare: flight.enters || flight.lies
            }
        }

        Item {
            id: wearer

            anchors.fill: parent
            opacity: 0
            transform: Translate {
                id: step

                x: flight.width / 2
            }

            Repeater {
                model: flight.enters ? flight.face : null
                delegate: Theme.look.worn
            }
        }

        Loader {
            id: worth

            active: flight.token
            sourceComponent: Token {
                sign: flight.sign
                amount: flight.amount
            }
        }
    }

    Repeater {
        model: air.motion?.flights

        delegate: Flight {}
    }
}
