import QtQuick
import Table.Theme

// A sheet in a thin gilt frame.
Rectangle {
    id: panel

    property color frameColor: Theme.color.gold
    property color innerFrame: Theme.color.goldLight

    color: Theme.color.ivory
    radius: Theme.size.radius
    border.width: Theme.size.hair
    border.color: frameColor

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.size.gapTiny
        radius: Theme.size.radiusSmall
        color: Theme.color.clear
        border.width: Theme.size.hair
        border.color: Qt.alpha(panel.innerFrame, 0.55)
    }
}
