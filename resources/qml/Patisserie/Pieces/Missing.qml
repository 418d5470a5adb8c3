import QtQuick

// A sign of what must not be there: whole, with a cross over its corner. It is in a square.
Mark {
    id: missing

    Mark {
        objectName: "cross"
        x: missing.width - width
        y: missing.height - height
        width: Math.round(0.54 * missing.width)
        name: "without"
    }
}
