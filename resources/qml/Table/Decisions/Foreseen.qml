import QtQuick
import Table.Controls

// Tells the pointer what its option would bring, or why that cannot be chosen.
Item {
    id: foreseen

    required property Foresight foresight

    Binding {
        target: Pointer
        property: "outlook"
        value: foreseen.foresight.words
    }

    Connections {
        target: Pointer

        function onWeighed() {
            foreseen.foresight.look(Pointer.hushed ? "" : Pointer.option, Pointer.hushed ? "" : Pointer.goal);
        }
    }
}
