pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// Celebrates what has just happened, above the table: light, sparks and small pictures at its place, where the
// piece itself moves for a moment. Nothing here reacts to clicks, and no answer of a person waits for it.
Item {
    id: air

    required property Movement motion
    required property FocusWalker walker
    required property string pace

    enabled: false

    component Celebration: Item {
        id: moment

        required property int key
        required property string place
        required property string kind
        required property QtObject was
        required property string room
        required property int seat
        required property QtObject now
        property Anchor spot: null
        // The place that has been won, if one has, and how long the seal waits for the crest from there.
        property Item won: null
        readonly property real start: won ? 0.6 : 0
        readonly property list<Item> company: kind === "delight" ? spot?.company ?? [] : []
        // What rises, and from where.
        readonly property string rising: ({
                music: "life/note",
                rockets: "life/rocket",
                delight: "life/heart",
                warm: "life/steam"
            })[kind] ?? ""
        readonly property list<Item> sources: kind === "delight" ? company : spot && rising ? [spot, spot, spot] : []
        readonly property bool gleams: ["welcome", "raise", "delight"].includes(kind)
        // In steps, which are enough for small things: each is drawn anew.
        property real time: 0
        readonly property real steps: Math.max(1, passing.duration / Theme.motion.glint)
        readonly property real done: Math.round(time * steps) / steps
        // The piece's own size is 1.
        readonly property real grown: {
            const most = Math.min(0.3, Theme.size.gap / Math.max(width, height, 1));
            switch (kind) {
            case "welcome":
                return 1 + most * (1 - part(0, 0.4)) * (1 - part(0, 0.4));
            case "curtsy":
                return 1 - 0.09 * swell(0.05, 0.6);
            case "raise":
                return 1 + 0.25 * swell(start, won ? 1 : 0.8);
            case "rockets":
                return 0.15 + 0.85 * Math.sqrt(part(0.35, 0.7));
            case "delight":
                return 1 + most * swell(0, 0.4);
            default:
                return 1;
            }
        }

        // How much of a part of it is done, and that from 0 to 1 and back to 0.
        function part(from: real, to: real): real {
            return Math.max(0, Math.min(1, (done - from) / (to - from)));
        }

        function swell(from: real, to: real): real {
            return Math.sin(Math.PI * part(from, to));
        }

        function begin() {
            spot = air.walker.spot(place) as Anchor;
            won = room ? air.walker.spot(room) : null;
            if (spot?.visible) {
                if (now)
                    makings.where = moment;
                passing.start();
            }
            else
                air.motion.ended(key);
        }

        // Where the middle of something is, which stays if it grows; the table may lay itself out anew meanwhile.
        function middle(item: Item): point {
            return item && done >= 0 ? air.mapFromItem(item, item.width / 2, item.height / 2) : Qt.point(0, 0);
        }

        visible: passing.running && (spot?.visible ?? false)
        x: middle(spot).x - width / 2
        y: middle(spot).y - height / 2
        width: spot?.width ?? 0
        height: spot?.height ?? 0
        // Once the whole table shows what has happened.
        Component.onCompleted: Qt.callLater(begin)
        Component.onDestruction: {
            spot = null;
            won = null;
        }

        NumberAnimation {
            id: passing

            target: moment
            property: "time"
            from: 0
            to: 1
            duration: (moment.won ? 1.2 : 1) * Theme.motion.moment(air.pace)

            onFinished: air.motion.ended(moment.key)
        }

        Binding {
            target: moment.spot?.piece ?? null
            property: "scale"
            value: moment.grown
            when: moment.visible
        }

        Binding {
            target: moment.spot?.piece ?? null
            property: "rotation"
            value: 0.8 * Theme.leaning * Math.sin(2 * Math.PI * moment.part(0.3, 1))
            when: moment.visible && moment.kind === "curtsy"
        }

        Binding {
            target: moment.spot?.piece ?? null
            property: "transformOrigin"
            value: Item.Bottom
            when: moment.visible && moment.kind === "curtsy"
        }

        Instantiator {
            model: moment.company

            delegate: Binding {
                required property Item modelData

                target: modelData
                property: "hop"
                value: Math.max(moment.swell(0.05, 0.35), 0.6 * moment.swell(0.35, 0.6))
                when: moment.visible
            }
        }

        // What it was before pales.
        Loader {
            anchors.fill: parent
            active: moment.was !== null
            opacity: 1 - moment.part(0.1, 0.7)
            sourceComponent: Piece {
                bare: true
                face: moment.was
            }
        }

        Making {
            parent: makings
            active: moment.visible && moment.now !== null && air.pace !== "at_once"
            width: air.height / 4
            was: moment.was
            now: moment.now
            done: moment.done
        }

        Picture {
            anchors.fill: parent
            stretches: true
            opacity: 0.65 * moment.swell(0, 1)
            path: moment.kind === "curtsy" ? "life/beam" : ""
        }

        Gleam {
            anchors.fill: parent
            visible: moment.gleams
            corner: moment.spot?.corner ?? 0
            done: moment.part(moment.start, 1)
        }

        Loader {
            active: moment.won !== null
            x: moment.middle(moment.won).x - moment.x - width / 2
            y: moment.middle(moment.won).y - moment.y - height / 2
            width: moment.won?.width ?? 0
            height: moment.won?.height ?? 0
            sourceComponent: Triumph {
                seat: moment.seat
                light: moment.part(0, 0.5)
                shown: moment.part(0, 0.12)
                gone: moment.part(0.4, moment.start)
                goal: Qt.point(moment.width / 2 - parent.x, moment.height / 2 - parent.y)
            }
        }

        Repeater {
            model: moment.sources

            delegate: Picture {
                required property int index
                required property Item modelData
                readonly property point middle: moment.middle(modelData)
                // A heart beside a head; notes and steam in turn; rockets high up, from below.
                readonly property bool heart: moment.kind === "delight"
                readonly property bool quick: moment.kind === "rockets"
                readonly property real up: quick ? moment.part(0.06 * index, 0.35 + 0.06 * index) : moment.part(0.12 * index, 0.6 + 0.13 * index)
                readonly property real across: heart ? 0.3 : 0.25 * (index - 1)

                x: middle.x - moment.x + across * modelData.width - width / 2 + (quick ? 0 : Theme.size.gapTiny * Math.sin(6 * up + index))
                y: middle.y - moment.y + (quick ? 0.5 - 0.6 * up : heart ? 0.1 - 0.5 * up : 0.1 - 0.6 * up) * modelData.height - height / 2
                width: heart ? Theme.size.iconSmall : Theme.size.icon
                height: 4 / 3 * width
                opacity: Math.sin(Math.PI * up)
                path: moment.rising
            }
        }
    }

    // How one's own works come about is seen large above the place of the latest, side by side, unless the game is fast.
    // They grow to the right: on the left there may be answers.
    Row {
        id: makings

        property Item where: null

        x: Math.max(0, Math.min(air.width - width, where?.x ?? 0))
        y: Math.max(0, Math.min(air.height - height, where ? where.y + where.height - height : 0))
        z: 1
        spacing: air.height / 16
    }

    Repeater {
        model: air.motion?.moments

        delegate: Celebration {}
    }
}
