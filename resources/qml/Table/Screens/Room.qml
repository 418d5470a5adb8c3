pragma ComponentBehavior: Bound

import QtQuick

// The size of everything, and the layout of the table for it. Each arrangement of the table needs some
// room, in units; one with pages needs the least and is used if nothing else fits.
QtObject {
    id: room

    required property real width
    required property real height
    // The wanted size of a unit, in pixels; 0 for as large as fits.
    required property real wish

    component Design: QtObject {
        required property string name
        required property real across
        required property real down
        readonly property real unit: Math.min(room.width / across, room.height / down)
    }

    readonly property Design table: Design {
        name: "table"
        across: 1280
        down: 800
    }
    readonly property Design tall: Design {
        name: "tall"
        across: 960
        down: 1030
    }
    readonly property Design wide: Design {
        name: "wide"
        across: 2200
        down: 640
    }
    readonly property Design pages: Design {
        name: "pages"
        across: 1280 / 1.5
        down: 800 / 1.5
    }
    readonly property Design other: tall.unit > wide.unit ? tall : wide
    readonly property real largest: Math.max(table.unit, other.unit, pages.unit)
    readonly property Design design: wish > 0 ? wished() : fitting()
    readonly property string arrangement: design.name
    readonly property real unit: Math.min(design.unit, wish > 0 ? wish : design === pages ? 1 : design.unit)

    // Another arrangement must gain this much on the usual one to take its place.
    readonly property real gain: 1.15
    // Letters may be this much smaller before pages have to be turned.
    readonly property real least: 0.9

    function wished(): Design {
        const close = 0.995 * wish;
        return [table, other].find(each => each.unit >= close) ?? (pages.unit > Math.max(table.unit, other.unit) ? pages : fitting());
    }

    function fitting(): Design {
        const best = other.unit > gain * table.unit ? other : table;
        return best.unit >= least ? best : pages;
    }
}
