import QtQuick
import Rococo.Game
import Table.Controls
import Table.Layout

// The number of a player's pieces of one sort.
Item {
    id: count

    required property SeatPanel holder
    required property RococoTable laid
    required property string label
    property string area: ""
    property alias sign: amount.sign
    property alias value: amount.value
    property alias tint: amount.tint
    property alias side: amount.iconSize
    property alias letters: amount.textSize

    implicitWidth: amount.implicitWidth
    implicitHeight: amount.implicitHeight

    Amount {
        id: amount

        sign: ""
        value: ""
        tint: Theme.color.inkSoft
        inner: Theme.color.ivory
        strong: false
    }

    PlayerSign {
        holder: count.holder
        laid: count.laid
        label: count.label
        area: count.area
    }
}
