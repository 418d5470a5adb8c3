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

    // Loads the look of the game that is chosen.
    function follow() {
        look.source = shell.chosen.look;
    }

    Component.onCompleted: follow()

    Loader {
        id: look
    }

    // Beside its loader: elsewhere it would outlive the look by a moment.
    Told {
        property: "look"
        value: look.item as Look
        when: look.status === Loader.Ready
    }

    component Told: Binding {
        target: Theme
    }

    Told {
        property: "unit"
        value: all.room.unit
    }

    Told {
        property: "arrangement"
        value: all.room.arrangement
    }

    Told {
        property: "pixelRatio"
        value: all.pixelRatio
    }

    Told {
        property: "evening"
        value: all.shell.preferences.evening
    }

    Told {
        property: "stark"
        value: all.shell.preferences.stark
    }

    Told {
        property: "italics"
        value: all.shell.preferences.italics
    }

    Told {
        property: "motionFactor"
        value: all.shell.preferences.reducedMotion ? 0 : all.motion
    }

    Told {
        property: "seatColours"
        value: all.shell.game?.seating.colours ?? []
    }

    Told {
        property: "seatEmblems"
        value: all.shell.game?.seating.emblems ?? []
    }

    Told {
        property: "edition"
        value: all.shell.game?.table.edition ?? ""
    }
}
