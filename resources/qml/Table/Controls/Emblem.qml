import QtQuick
import Table.Theme

// A player's emblem in the player's colour.
Plate {
    id: emblem

    property int seat: -1
    property color tint: Theme.color.player(seat)
    property string path: Theme.emblem(seat)

    width: Theme.size.icon
    height: width
    radius: width / 2
    color: tint
    edge: Theme.color.goldLight
    visible: path !== ""

    Picture {
        anchors.centerIn: parent
        // In a small one the sign fills more of it, so that its shape stays plain.
        width: parent.width * (parent.width < Theme.size.icon ? 0.94 : 0.76)
        height: width
        path: emblem.path
    }
}
