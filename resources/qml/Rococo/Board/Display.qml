import QtQuick
import Rococo.Game
import Table.Controls

// A display of the market: its heading with its purpose, and below it its pieces side by side.
Item {
    id: display

    required property RococoTable laid
    required property string name
    required property string label
    property alias spacing: row.spacing
    // The number of its pieces, their proportions and size.
    property alias count: row.count
    property alias shape: row.shape
    readonly property alias each: row.each
    // What stands behind the heading.
    property alias further: beside.data
    default property alias pieces: row.data

    Thing.topic: "area." + name

    Heading {
        id: heading

        label: display.label
        about: display.laid.about(display.name)
    }

    Item {
        id: beside

        anchors.left: heading.right
        anchors.leftMargin: Theme.size.gapLarge
        anchors.verticalCenter: heading.verticalCenter
    }

    Spread {
        id: row

        anchors.top: heading.bottom
        room: Qt.size(display.width, display.height - heading.height)
    }
}
