import QtQuick
import Patisserie.Pieces
import Table.Controls
import Table.Layout

// How much of something a player has.
Item {
    id: stock

    required property SeatPanel holder
    required property string label
    required property string name
    required property int number
    // The panel goes before what is in it.
    readonly property bool roomy: holder?.roomy ?? false
    readonly property bool slim: holder?.slim ?? false

    implicitWidth: line.implicitWidth
    implicitHeight: line.implicitHeight

    CentredRow {
        id: line

        height: Theme.size.badge

        Mark {
            width: stock.roomy ? Theme.size.badge : Theme.size.iconSmall
            name: stock.name
        }

        Words {
            text: stock.number
            font.pixelSize: stock.slim ? Theme.font.small : stock.roomy ? Theme.font.label : Theme.font.body
        }
    }

    PanelPart {
        holder: stock.holder
        label: stock.label
    }
}
