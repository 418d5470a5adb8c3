import QtQuick
import Table.Theme

// A light around something on the table that is meant.
Rectangle {
    required property rect area

    x: area.x
    y: area.y
    width: area.width
    height: area.height
    radius: Theme.size.radius
    color: Theme.color.clear
    border.width: Theme.size.gapSmall
    border.color: Theme.color.heading

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.size.gapTiny / 2
        radius: Theme.size.radius
        color: Theme.color.clear
        border.width: Theme.size.gapTiny
        border.color: Theme.color.goldLight
    }
}
