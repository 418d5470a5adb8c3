import QtQuick
import QtQuick.Controls.Basic
import Table.Theme

// A button of ivory in a gilt frame.
Button {
    id: button

    property string sign: ""
    property string hint: text
    // Why it cannot be pressed, where that is the fault of a field.
    property string fault: ""
    property int number: 0
    // How far the digit is below the upper edge.
    property real digitTop: 0
    readonly property alias badge: digit
    property bool primary: false
    // Whether it is what is chosen, if it is checkable: a press asks for that, and changes nothing by itself.
    property bool chosen: false
    property bool faded: false
    // What it tells of itself; a button with words of its own repeats none of them.
    readonly property string spoken: hint === text && display !== AbstractButton.IconOnly ? "" : hint
    readonly property bool focusSeen: activeFocus && Pointer.keyboard
    property int textSize: Theme.font.body
    property color ink: !enabled ? Theme.color.inkSoft : primary ? Theme.color.inkOnAccent : Theme.color.ink

    function tell() {
        Pointer.look(button, spoken);
    }

    implicitHeight: Theme.size.buttonHeight
    implicitWidth: Math.max(Theme.size.touch, content.implicitWidth + leftPadding + rightPadding)
    horizontalPadding: Theme.size.gapLarge
    verticalPadding: 0
    hoverEnabled: true
    activeFocusOnTab: enabled
    checked: chosen
    Accessible.role: Accessible.Button
    Accessible.ignored: !visible || !parent?.enabled
    Accessible.name: text
    Accessible.description: fault
    Accessible.checkable: checkable
    Accessible.checked: checked
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    onToggled: checked = Qt.binding(() => chosen)
    Component.onDestruction: Pointer.leave(button)
    onHoveredChanged: hovered ? Pointer.meet(button, tell) : Pointer.leave(button)
    onFocusSeenChanged: focusSeen ? tell() : Pointer.leave(button)
    onSpokenChanged: Pointer.retell(button, spoken, "")

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }

    contentItem: Item {
        CentredRow {
            id: content

            anchors.centerIn: parent
            spacing: Theme.size.gap

            Glyph {
                visible: button.sign !== ""
                width: Theme.size.icon
                name: button.sign
                tint: button.ink
                inner: button.primary ? Theme.color.curtain : Theme.color.parchment
            }

            Words {
                visible: button.text !== "" && button.display !== AbstractButton.IconOnly
                text: button.text
                color: button.ink
                font.pixelSize: button.textSize
            }
        }
    }

    background: Rectangle {
        radius: Theme.size.radius
        opacity: button.enabled && !button.faded ? 1 : 0.55
        color: button.primary ? (button.hovered || button.down ? Theme.color.curtainFold : Theme.color.curtain) : (button.hovered || button.down ? Theme.color.legalFill : Theme.color.parchment)
        border.width: Theme.size.hair
        border.color: Theme.color.control
    }

    NumberBadge {
        id: digit

        anchors.left: parent.left
        anchors.verticalCenter: parent.top
        anchors.verticalCenterOffset: button.digitTop
        anchors.leftMargin: Theme.size.gapSmall
        number: button.enabled ? button.number : 0
    }

    FocusRing {
        visible: button.visualFocus
    }
}
