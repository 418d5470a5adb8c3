import QtQuick
import Table.Theme

// The arrangements of the table, of which one suits the window.
Item {
    id: all

    required property int seats
    required property real asking
    required property bool picking
    required property bool learning
    readonly property FestivalArrangement current: Theme.arrangement === "tall" ? tall : Theme.arrangement === "wide" ? wide : Theme.arrangement === "pages" ? paged : whole

    WholeArrangement {
        id: whole

        width: all.width
        height: all.height
        seats: all.seats
        asking: all.asking
    }

    TallArrangement {
        id: tall

        width: all.width
        height: all.height
        seats: all.seats
        asking: all.asking
        picking: all.picking
    }

    WideArrangement {
        id: wide

        width: all.width
        height: all.height
        seats: all.seats
        asking: all.asking
    }

    PagesArrangement {
        id: paged

        width: all.width
        height: all.height
        seats: all.seats
        asking: all.asking
        learning: all.learning
        picking: all.picking
    }
}
