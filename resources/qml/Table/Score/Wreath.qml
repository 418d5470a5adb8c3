import QtQuick
import Table.Controls

// A player's portrait, in a wreath of laurel if the player has won.
Item {
    id: wreath

    required property int seat
    required property string portrait
    property bool won: true

    height: width

    Picture {
        anchors.fill: parent
        visible: wreath.won
        path: "frame/laurel"
    }

    Medallion {
        anchors.centerIn: parent
        width: 0.6 * parent.width
        badge: 0.22 * parent.width
        seat: wreath.seat
        portrait: wreath.portrait
    }
}
