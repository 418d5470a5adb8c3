import QtQuick
import Rococo.Theme

// A player's emblem in the player's colour.
Rectangle {
    id: emblem

    required property int seat

    width: Theme.size.icon
    height: width
    radius: width / 2
    color: Theme.color.player(seat)
    border.width: Theme.size.hair
    border.color: Theme.color.goldLight
    visible: seat >= 0

    Picture {
        anchors.centerIn: parent
        width: parent.width * 0.76
        height: width
        path: Theme.emblem(emblem.seat)
    }
}
