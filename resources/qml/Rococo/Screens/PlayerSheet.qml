pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Game
import Rococo.Scenes
import Table.Sheets

// A player's workroom as far as everybody knows it.
SeatSheet {
    id: dialog

    readonly property RococoTable laid: shell.game.table as RococoTable

    sheet: laid.people.sheet

    Repeater {
        model: dialog.laid.parts("sheet")

        delegate: SceneLoader {
            width: parent?.width ?? 0
        }
    }
}
