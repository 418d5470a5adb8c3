import Table.Controls
import Table.Program

// A dialog that belongs to one game.
Dialog {
    required property Shell shell
    required property FocusWalker walker
}
