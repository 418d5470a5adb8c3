import QtQuick
import Patisserie.Pieces
import Table.Controls
import Table.Theme

// How much of something a player has.
Row {
    id: stock

    required property string name
    required property int number

    height: Theme.size.badge

    Mark {
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.size.iconSmall
        name: stock.name
    }

    Words {
        anchors.verticalCenter: parent.verticalCenter
        text: stock.number
        font.pixelSize: Theme.font.small
    }
}
