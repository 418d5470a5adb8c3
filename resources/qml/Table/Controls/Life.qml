pragma Singleton

import QtQuick
import Table.Theme

// What stirs on the table when nobody does anything: one thing at a time, now and then, in a few steps, so
// that next to nothing is drawn. Nothing does while the window is not active, or with reduced motion.
QtObject {
    id: life

    readonly property bool on: Theme.motionFactor > 0 && Application.state === Qt.ApplicationActive
    // Items, not Stirs: a second window has a type of its own by that name.
    property list<Item> stirs: []
    property Item moving: null

    // A key or a click: what moves for a moment shall end.
    signal hushed
    readonly property Timer rest: Timer {
        interval: Theme.motion.restLeast
        running: life.on && life.stirs.length > 0 && life.moving === null

        onTriggered: life.choose()
    }

    onOnChanged: {
        if (!on)
            moving = null;
    }

    function join(stir: Item) {
        stirs.push(stir);
    }

    function leave(stir: Item) {
        settle(stir);
        stirs = stirs.filter(each => each !== stir);
    }

    // Lets one of the things that can be seen move, or waits on.
    function choose() {
        rest.interval = Theme.motion.restLeast + Math.random() * (Theme.motion.restMost - Theme.motion.restLeast);
        const seen = stirs.filter(stir => stir.visible && stir.enabled);
        if (seen.length > 0)
            moving = seen[Math.floor(Math.random() * seen.length)];
        else
            rest.restart();
    }

    // Lets a thing move at once.
    function wake(stir: Item) {
        if (on)
            moving = stir;
    }

    // The thing has moved, or is out of sight.
    function settle(stir: Item) {
        if (moving === stir)
            moving = null;
    }
}
