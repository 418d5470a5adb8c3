import QtQuick
import Table.Controls

// A piece or a sign as small as in a line of text, and beside it where it went or how many. What was gained
// has a plus and a ground of its own, what was paid a minus. Behind a line comes what something else than the action brought about.
Item {
    id: bit

    required property QtObject face
    required property string sign
    required property string text
    required property int worth
    // The sign of what brought it and those behind it about; empty for the action, or for what the one before it says.
    property string cause: ""
    // A word for it that is plainer than the sign.
    property string because: ""
    // Whether its piece is told from others like it.
    property bool spelled: false
    property real size: Theme.size.iconLarge
    property real iconSize: Theme.size.iconSmall
    // The room behind it.
    property real rightPadding: 0
    readonly property bool gained: worth > 0
    readonly property real inset: gained ? Theme.size.gapTiny : 0

    // What brought it stands clear of the piece before it.
    readonly property real lead: cause === "" ? 0 : brought.x + brought.implicitWidth + Theme.size.gapTiny

    implicitWidth: lead + content.implicitWidth + 2 * inset + rightPadding
    implicitHeight: content.implicitHeight

    CentredRow {
        id: brought

        objectName: "cause"
        x: Theme.size.gapSmall
        visible: bit.cause !== ""
        height: bit.height
        spacing: Theme.size.gapTiny

        Rectangle {
            width: Theme.size.hair
            height: 0.7 * bit.size
            color: Theme.color.control
        }

        Sign {
            visible: bit.because === ""
            width: visible ? bit.iconSize : 0
            name: bit.cause
            tint: Theme.color.heading
        }

        Words {
            text: bit.because !== "" ? bit.because : Theme.mirrored ? "\u2039" : "\u203a"
            color: Theme.color.inkSoft
            font.pixelSize: bit.because !== "" ? Theme.font.small : Theme.font.body
        }
    }

    Plate {
        x: bit.lead
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

        x: bit.lead + bit.inset
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
