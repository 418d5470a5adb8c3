import Rococo.Game
import Table.Sheets

// What may still come in this game.
SuppliesDialog {
    supplies: (shell.game.table as RococoTable).supplies
}
