import QtQuick
import QtQuick.Controls.Basic
import Table.Theme

// Something that can be pressed, by the pointer and by keys, with any looks.
AbstractButton {
    id: press

    // Whether the ring of the focus has no room around it.
    property bool inset: false
    // Whether it is what is chosen, if it is checkable: a press asks for that, and changes nothing by itself.
    property bool chosen: false

    hoverEnabled: true
    activeFocusOnTab: true
    checked: chosen
    Accessible.role: Accessible.Button
    Accessible.ignored: !visible || !parent?.enabled
    Accessible.checkable: checkable
    Accessible.checked: checked
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    onToggled: checked = Qt.binding(() => chosen)

    FocusRing {
        anchors.margins: press.inset ? 0 : -Theme.size.ring
        visible: press.visualFocus
    }
}
