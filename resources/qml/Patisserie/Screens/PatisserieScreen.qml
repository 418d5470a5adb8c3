import QtQuick
import Patisserie.Pieces
import Patisserie.Theme
import Table.Screens
import Table.Theme

// The whole table on one screen.
GestureScreen {
    id: screen

    table: PatisserieTop {
        id: top

        shell: screen.shell
        game: screen.game
        walker: screen.walker
    }
    offeredCard: Spot {
        liftable: false
        width: PatisserieTheme.size.pick
        height: PatisserieTheme.size.pickHigh
        ground: Theme.color.clear
        rim: Theme.color.clear
    }

    LargePiece {
        ready: screen.enabled && !screen.game.hotSeat.curtain
        spared: [top.cards, ...screen.spared]
    }
}
