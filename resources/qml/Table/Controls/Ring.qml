import QtQuick
import Table.Theme

// A light around something on the table that is meant: a white band between two dark ones, as no frame of the
// table has it, so that it stands out from wood, velvet and parchment alike. It is thin, to cover nothing.
Item {
    // Its outer edge.
    required property rect area

    x: area.x + Theme.size.rim
    y: area.y + Theme.size.rim
    width: area.width - 2 * Theme.size.rim
    height: area.height - 2 * Theme.size.rim

    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.size.rim
        radius: Theme.size.radius + Theme.size.rim
        color: Theme.color.clear
        border.width: Theme.size.light
        border.color: Theme.color.curtain
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.size.radius
        color: Theme.color.clear
        border.width: Theme.size.glow
        border.color: Theme.color.inkOnAccent
    }
}
