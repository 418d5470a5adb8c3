import QtQuick
import Table.Theme

// A light around something on the table that is meant: a broad white band between two dark ones, as no frame of the
// table has it, so that it stands out from wood, velvet and parchment alike.
Item {
    required property rect area

    x: area.x
    y: area.y
    width: area.width
    height: area.height

    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.size.gapTiny
        radius: Theme.size.radius + Theme.size.gapTiny
        color: Theme.color.clear
        border.width: Theme.size.gapSmall + 2 * Theme.size.gapTiny
        border.color: Theme.color.curtain
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.size.radius
        color: Theme.color.clear
        border.width: Theme.size.gapSmall
        border.color: Theme.color.inkOnAccent
    }
}
