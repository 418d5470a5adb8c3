import QtQuick
import Table.Controls

// A line that can be chosen, by pointer or in its list.
LogLine {
    id: choice

    required property int index
    required property ScrollList view
    property bool current: false
    // The room on both sides of the light under the pointer.
    property real edge: 0

    signal pressed

    lookedAt: hovered || current
    least: Theme.size.touch
    Accessible.role: Accessible.ListItem
    Accessible.description: view.placed(index)
    Accessible.selected: shown
    Accessible.ignored: !visible || !parent?.enabled
    Accessible.onPressAction: pressed()

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }

    TapHandler {
        onTapped: choice.pressed()
    }

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: choice.above
        anchors.leftMargin: choice.edge
        anchors.rightMargin: choice.edge
        visible: choice.hovered && !choice.shown
        radius: Theme.size.radiusSmall
        color: Theme.color.duckEggLight
        z: -1
    }

    FocusRing {
        anchors.margins: 0
        visible: choice.current
    }
}
