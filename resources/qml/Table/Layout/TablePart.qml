import QtQuick
import Table.Controls
import Table.Program

// A part of the table in its place, visible while its page is open.
Region {
    id: part

    required property string name
    required property rect where
    // The parts whose things are compared with those in it have the same word, and are not covered by words about these.
    property string compared
    readonly property Paging paging: (table as TableTop)?.paging ?? null
    readonly property bool current: page === "" || page === paging.page
    // What a piece is dragged from stays while pages turn, beside the window.
    property bool holding: false
    readonly property real fromX: Math.round(where.x)

    // On whole pixels, so that nothing is drawn blurred.
    anchors.left: parent.left
    anchors.leftMargin: current ? fromX : fromX - 2 * (table?.width ?? 0)
    y: Math.round(where.y)
    width: Math.round(where.x + where.width) - fromX
    height: Math.round(where.y + where.height) - y
    visible: (current || holding) && !(paging.reading && paging.places.overlap(where, paging.places.book))

    Anchor {
        place: "region:" + part.name
        Thing.compared: part.compared
    }

    Connections {
        target: Pointer

        function onCarryingChanged() {
            part.holding = Pointer.carrying && part.current;
        }
    }
}
