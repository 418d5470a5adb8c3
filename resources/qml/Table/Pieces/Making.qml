import QtQuick
import Table.Controls

// How a thing becomes another one, as the game draws it.
Loader {
    id: making

    property QtObject was: null
    property QtObject now: null
    // How much of it is over, from 0 to 1.
    property real done: 0

    objectName: "making"
    visible: active
    height: width
    sourceComponent: Theme.look.making

    Binding {
        target: making.item
        property: "was"
        value: making.was
    }

    Binding {
        target: making.item
        property: "now"
        value: making.now
    }

    Binding {
        target: making.item
        property: "done"
        value: making.done
    }
}
