import QtQuick
import Rococo.Cards
import Rococo.Theme
import Table.Screens

// The whole table on one screen.
GestureScreen {
    id: screen

    table: RococoTop {
        id: top

        shell: screen.shell
        game: screen.game
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
        value: top.laid?.initials ?? ""
    }

    LargePiece {
        ready: screen.enabled && !screen.game.hotSeat.curtain
        spared: screen.spared
    }
}
