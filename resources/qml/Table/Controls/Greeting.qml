import QtQuick
import Table.Theme

// For a moment those around lean to who has come, one after the other from the nearest on. It ends by itself,
// or at a key or click, and nothing waits for it.
Item {
    id: greeting

    // How much of it is over; 0 at rest.
    property real done: 0
    property real where: 0

    function welcome(place: real) {
        if (!Life.on)
            return;
        where = place;
        moment.restart();
    }

    // How far somebody at a place leans, from -1 to 1.
    function lean(place: real): real {
        const late = Math.min(0.4, 0.08 * Math.abs(where - place));
        const own = Math.max(0, Math.min(1, (done - late) / 0.6));
        return Math.sin(Math.PI * own) * Math.sign(where - place);
    }

    NumberAnimation {
        id: moment

        target: greeting
        property: "done"
        from: 0
        to: 1
        duration: Theme.motion.greeting

        onStopped: greeting.done = 0
    }

    Connections {
        target: Life

        function onHushed() {
            moment.stop();
        }

        function onOnChanged() {
            moment.stop();
        }
    }
}
