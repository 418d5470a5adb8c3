import QtQuick
import QtQuick.Controls.Basic
import Table.Theme

// Something that can be pressed, by the pointer and by keys, with any looks.
AbstractButton {
    id: press

    // Whether the ring of the focus has no room around it.
    property bool inset: false

    hoverEnabled: true
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    FocusRing {
        anchors.margins: press.inset ? 0 : -Theme.size.ring
        visible: press.visualFocus
    }
}
