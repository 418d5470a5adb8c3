import QtQuick
import Table.Controls

// A button that also tells the pointer why it does nothing now.
Item {
    id: tool

    required property bool able
    required property string text
    required property string hint
    required property string sign

    signal clicked

    function tell() {
        if (pointer.hovered)
            Pointer.look(tool, hint);
        else
            Pointer.leave(tool);
    }

    implicitWidth: button.implicitWidth
    implicitHeight: button.implicitHeight
    Component.onDestruction: Pointer.leave(tool)

    onHintChanged: tell()

    HoverHandler {
        id: pointer

        onHoveredChanged: tool.tell()
    }

    GiltButton {
        id: button

        objectName: tool.objectName + "Button"
        enabled: tool.able
        Thing.steady: true
        text: tool.text
        hint: tool.hint
        sign: tool.sign
        display: GiltButton.IconOnly

        onClicked: tool.clicked()
    }
}
