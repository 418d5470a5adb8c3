import QtQuick
import Table.Controls

// A piece or a sign as small as in a line of text, and beside it where it went or how many. What was gained
// has a plus and a ground of its own, what was paid a minus.
Item {
    id: bit

    required property QtObject face
    required property string sign
    required property string text
    required property int worth
    // Whether its piece is told from others like it.
    property bool spelled: false
    property real size: Theme.size.iconLarge
    property real iconSize: Theme.size.iconSmall
    // The room behind it.
    property real rightPadding: 0
    readonly property bool gained: worth > 0
    readonly property real inset: gained ? Theme.size.gapTiny : 0

    implicitWidth: content.implicitWidth + 2 * inset + rightPadding
    implicitHeight: content.implicitHeight

    Plate {
        visible: bit.gained
        width: content.implicitWidth + 2 * bit.inset
        height: Math.min(bit.height - Theme.size.gapTiny, bit.size + Theme.size.gapTiny)
        y: (bit.height - height) / 2
        radius: Theme.size.radiusSmall
        color: Theme.color.gain
        edge: Theme.color.gainEdge
        edgeWidth: Theme.size.thin
    }

    CentredRow {
        id: content

        x: bit.inset
        height: bit.height
        spacing: Theme.size.gapTiny

        // An amount has its sign itself.
        Words {
            visible: bit.worth !== 0 && bit.face !== null
            text: bit.worth > 0 ? "+" : "\u2212"
            font.bold: true
        }

        Repeater {
            model: bit.face
            delegate: Theme.look.bit
        }

        Sign {
            visible: bit.face === null && bit.sign !== ""
            width: visible ? bit.iconSize : 0
            name: bit.face === null ? bit.sign : ""
        }

        Words {
            visible: text !== ""
            text: bit.text
            font.pixelSize: Theme.font.small
            font.bold: bit.face === null
        }
    }
}
