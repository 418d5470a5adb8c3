import QtQuick
import Table.Theme

// A faint ring in the room that is kept for a player's emblem, so that nothing moves when it comes.
Item {
    id: vacancy

    property color ink: Theme.color.inkSoft

    width: Theme.size.badge
    height: Theme.size.badge

    Rectangle {
        anchors.centerIn: parent
        width: vacancy.height / 2
        height: width
        radius: width / 2
        color: Theme.color.clear
        border.color: vacancy.ink
        border.width: Theme.size.hair
        opacity: 0.35
    }
}
