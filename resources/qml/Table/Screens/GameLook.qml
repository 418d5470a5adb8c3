import QtQuick
import Table.Program
import Table.Theme

// Loads the look of the game that is chosen, for the theme.
Loader {
    id: look

    required property Shell shell

    function follow() {
        source = shell.chosen.look;
    }

    Component.onCompleted: follow()

    // Beside its loader: elsewhere it would outlive the look by a moment.
    Binding {
        target: Theme
        property: "look"
        value: look.item as Look
        when: look.status === Loader.Ready
    }
}
