import QtQuick
import Table.Controls

// The keys that act everywhere in the program.
Item {
    id: all

    required property Shell shell

    signal whatAsked

    Hotkey {
        action: "new_game"

        onActivated: all.shell.open("new_game")
    }

    Hotkey {
        action: "load"

        onActivated: all.shell.open("load")
    }

    Hotkey {
        action: "save"

        onActivated: all.shell.open("save")
    }

    Hotkey {
        action: "settings"

        onActivated: all.shell.open("settings")
    }

    Hotkey {
        action: "guide"

        onActivated: all.shell.open("guide")
    }

    Hotkey {
        action: "what"

        onActivated: all.whatAsked()
    }

    Hotkey {
        action: "full_screen"

        onActivated: all.shell.preferences.toggleFullScreen()
    }

    Hotkey {
        action: "sound"

        onActivated: all.shell.preferences.toggleSound()
    }
}
