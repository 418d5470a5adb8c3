import QtQuick
import Table.Controls

// A piece or a sign as small as in a line of text, and beside it where it went or how many.
CentredRow {
    id: bit

    required property QtObject face
    required property string sign
    required property string text
    property real size: Theme.size.iconLarge

    spacing: Theme.size.gapTiny

    Repeater {
        model: bit.face
        delegate: Theme.look.bit
    }

    Sign {
        visible: bit.face === null
        width: visible ? Theme.size.iconSmall : 0
        name: bit.face === null ? bit.sign : ""
    }

    Words {
        visible: text !== ""
        text: bit.text
        font.pixelSize: Theme.font.small
        font.bold: bit.face === null
    }
}
