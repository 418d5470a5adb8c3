import Patisserie.Game
import Table.Sheets

// What may still come in this game.
SuppliesDialog {
    supplies: (shell.game.table as PatisserieTable).supplies
}
