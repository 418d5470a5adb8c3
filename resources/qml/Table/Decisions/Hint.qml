import QtQuick
import Table.Controls

// The item under the pointer or with the focus, and why it cannot be chosen; without ``room`` the explainer
// says it.
Item {
    id: hint

    property color ink: Theme.color.inkSoft
    property bool room: true
    // What a passing remark says is not repeated.
    property string said: ""
    // The width of a reason.
    readonly property real against: refused ? reason.implicitWidth : 0
    readonly property bool refused: Pointer.reason !== "" && !said.includes(Pointer.reason)

    Binding {
        target: Pointer
        property: "cut"
        value: !hint.room || name.truncated
        when: hint.visible
    }

    Words {
        id: name

        objectName: "hintName"
        width: Math.min(implicitWidth, hint.width - (hint.refused ? reason.width + reason.anchors.leftMargin : 0))
        height: parent.height
        visible: hint.room
        text: Pointer.unread
        elide: Text.ElideRight
        color: hint.ink
        font.italic: true
    }

    Words {
        id: reason

        anchors.left: name.right
        anchors.leftMargin: name.text === "" ? 0 : Theme.size.gapLarge
        width: Math.min(implicitWidth, hint.width)
        height: parent.height
        visible: hint.refused && hint.room
        text: Pointer.reason
        elide: Text.ElideRight
        color: Theme.color.alarm
        font.bold: true
    }
}
