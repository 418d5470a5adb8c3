import QtQuick
import Table.Controls

// The item under the pointer or with the focus, and why it cannot be chosen, until that is explained beside it;
// without ``room``, or where the words are too long for it, only there.
Item {
    id: hint

    property color ink: Theme.color.inkSoft
    property bool room: true
    // Whether there may be several lines.
    property bool several: false
    // What a passing remark says is not repeated.
    property string said: ""
    // The width of a reason.
    readonly property real against: refused ? Math.ceil(measure.advanceWidth) : 0
    readonly property bool told: Pointer.explained || Pointer.enlarged
    readonly property bool refused: Pointer.reason !== "" && !said.includes(Pointer.reason)

    TextMetrics {
        id: measure

        font.family: reason.font.family
        font.pixelSize: Theme.font.body
        font.bold: true
        text: Pointer.reason
    }

    Words {
        id: name

        objectName: "hintName"
        anchors.left: parent.left
        width: Math.min(implicitWidth, hint.width - (hint.refused ? reason.width + reason.anchors.leftMargin : 0))
        height: parent.height
        topPadding: hint.several ? Theme.size.gapTiny : 0
        verticalAlignment: hint.several ? Text.AlignTop : Text.AlignVCenter
        visible: hint.room && !hint.told && !truncated
        text: Pointer.unread
        wrapMode: Text.Wrap
        fontSizeMode: hint.several ? Text.Fit : Text.FixedSize
        minimumPixelSize: Theme.font.small
        elide: Text.ElideRight
        color: hint.ink
        font.italic: Theme.italics
    }

    Words {
        id: reason

        anchors.left: name.right
        anchors.leftMargin: name.text === "" ? 0 : Theme.size.gapLarge
        width: Math.min(implicitWidth, hint.width)
        height: parent.height
        topPadding: hint.several ? Theme.size.gapTiny : 0
        verticalAlignment: hint.several ? Text.AlignTop : Text.AlignVCenter
        visible: hint.refused && hint.room && !hint.told && !truncated
        text: Pointer.reason
        wrapMode: Text.Wrap
        fontSizeMode: hint.several ? Text.Fit : Text.FixedSize
        minimumPixelSize: Theme.font.small
        elide: Text.ElideRight
        color: Theme.color.alarm
        font.bold: true
    }
}
