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
    readonly property real below: row.height
    // What stands behind the heading.
    property alias further: beside.data
    default property alias pieces: row.data

    Thing.topic: "area." + name

    // The width of each of some pieces that fill the row.
    function each(count: int): real {
        return (row.width - (count - 1) * row.spacing) / count;
    }

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

    Row {
        id: row

        anchors.top: heading.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        spacing: Theme.size.gapSmall
    }
}
