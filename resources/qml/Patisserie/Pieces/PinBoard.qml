import Patisserie.Theme
import Table.Controls

// A wooden board with a brass clip, where a sheet of paper or a card may hang.
Drawn {
    id: board

    order: `cloth/patisserie/furniture/board/${Math.round(24 * Theme.unit * Theme.pixelRatio)}`
    // On the table by candle light, what is empty must not be the brightest.
    opacity: PatisserieTheme.bare

    Picture {
        anchors.horizontalCenter: parent.horizontalCenter
        y: -Theme.size.gapTiny
        width: Math.min(board.width, Theme.size.iconLarge)
        height: width / 2
        path: "patisserie/furniture/clip"
    }
}
