pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Cards
import Rococo.Game
import Rococo.Theme
import Table.Screens
import Table.Theme

// The whole table on one screen.
GestureScreen {
    id: screen

    // The contents of the table.
    readonly property RococoTable laid: game.table as RococoTable

    banner.x: Math.max(Theme.size.gapLarge, top.x + top.palaceMiddle - banner.width / 2)
    table: RococoTop {
        id: top

        shell: screen.shell
        game: screen.game
        laid: screen.laid
        walker: screen.walker
    }
    offeredCard: CardPlace {
        liftable: false
        width: RococoTheme.size.cardWidth
        height: RococoTheme.size.hireHeight
    }

    Binding {
        target: RococoTheme
        property: "initials"
        value: screen.laid?.initials ?? ""
    }

    LargePiece {
        ready: screen.enabled && !screen.game.hotSeat.curtain
    }
}
