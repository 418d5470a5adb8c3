import QtQuick
import Table.Controls

// A moving amount, or a thing that is only a sign.
Plate {
    id: token

    required property string sign
    required property int amount

    width: Math.max(height, worth.width + 2 * Theme.size.gap)
    height: Theme.size.touch
    radius: height / 2
    color: Theme.color.parchment
    edgeWidth: Theme.size.frame
    edge: Theme.color.gold

    Amount {
        id: worth

        anchors.centerIn: parent
        sign: token.sign
        value: token.amount > 0 ? token.amount : ""
        iconSize: Theme.size.icon
    }
}
