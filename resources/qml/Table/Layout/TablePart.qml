import QtQuick
import Table.Controls

// A part of the table in its place, visible while its page is open.
Region {
    id: part

    required property string name
    required property rect where
    readonly property Paging paging: (table as TableTop)?.paging ?? null
    readonly property bool current: page === "" || page === paging.page
    // A dragged piece stays where it is while pages turn.
    property bool holding: false

    // On whole pixels, so that nothing is drawn blurred.
    x: Math.round(where.x)
    y: Math.round(where.y)
    z: current ? 0 : -1
    width: Math.round(where.x + where.width) - x
    height: Math.round(where.y + where.height) - y
    visible: (current || holding) && !(paging.reading && paging.places.overlap(where, paging.places.book))

    Anchor {
        place: "region:" + part.name
    }

    Connections {
        target: Pointer

        function onCarryingChanged() {
            part.holding = Pointer.carrying && part.current;
        }
    }
}
