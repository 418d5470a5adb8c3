import QtQuick
import Table.Program
import Table.Theme

// What the theme is told of window, settings and game.
Item {
    id: all

    required property Shell shell
    required property Room room
    required property real motion
    required property real pixelRatio

    Binding {
        target: Theme
        property: "unit"
        value: all.room.unit
    }

    Binding {
        target: Theme
        property: "arrangement"
        value: all.room.arrangement
    }

    Binding {
        target: Theme
        property: "pixelRatio"
        value: all.pixelRatio
    }

    Binding {
        target: Theme
        property: "evening"
        value: all.shell.preferences.evening
    }

    Binding {
        target: Theme
        property: "motionFactor"
        value: all.shell.preferences.reducedMotion ? 0 : all.motion
    }

    Binding {
        target: Theme
        property: "seatColours"
        value: all.shell.game?.seating.colours ?? []
    }

    Binding {
        target: Theme
        property: "seatEmblems"
        value: all.shell.game?.seating.emblems ?? []
    }

    Binding {
        target: Theme
        property: "edition"
        value: all.shell.game?.table.edition ?? ""
    }
}
