import Patisserie.Game
import Table.Sheets

// A player's kitchen as far as it is known.
SeatSheet {
    sheet: (shell.game.table as PatisserieTable).people.sheet
}
