import QtQuick
import Table.Controls

// Says of a panel that it is that of the only person who plays here; beside the name, where it covers nothing.
Plate {
    id: sign

    required property SeatPanel panel

    objectName: "you"
    width: word.implicitWidth + 2 * Theme.size.gapSmall
    height: Theme.size.badge
    visible: panel.own
    radius: Theme.size.radiusSmall
    color: Theme.color.curtain
    edge: Theme.color.goldLight

    Words {
        id: word

        anchors.centerIn: parent
        text: qsTrId("window-you")
        color: Theme.color.inkOnAccent
        font.pixelSize: Theme.font.small
        font.bold: true
        Accessible.ignored: true
    }
}
