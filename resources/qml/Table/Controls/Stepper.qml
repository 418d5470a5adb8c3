import QtQuick
import Table.Theme

// A value between two buttons that take it a step down or up; the arrow keys do the same.
FocusScope {
    id: stepper

    required property string label
    required property string value
    required property string less
    required property string more
    property bool hasLess: true

    signal stepped(by: int)

    implicitWidth: Theme.size.field
    implicitHeight: Theme.size.buttonHeight
    activeFocusOnTab: true
    Accessible.role: Accessible.SpinBox
    Accessible.ignored: !visible || !parent?.enabled
    Accessible.name: Texts.say("window-told", {label: label, text: value})
    Accessible.onIncreaseAction: step(1)
    Accessible.onDecreaseAction: step(-1)
    Keys.onLeftPressed: step(Theme.mirrored ? 1 : -1)
    Keys.onRightPressed: step(Theme.mirrored ? -1 : 1)

    function step(by: int) {
        if (by > 0 || hasLess)
            stepped(by);
    }

    Slip {
        anchors.fill: parent
        radius: Theme.size.radius
    }

    GiltButton {
        anchors.left: parent.left
        width: height
        enabled: stepper.hasLess
        activeFocusOnTab: false
        focusPolicy: Qt.NoFocus
        text: "−"
        hint: stepper.less
        horizontalPadding: 0
        Accessible.name: stepper.less

        onClicked: stepper.step(-1)
    }

    Words {
        anchors.fill: parent
        anchors.leftMargin: stepper.height
        anchors.rightMargin: stepper.height
        horizontalAlignment: Text.AlignHCenter
        text: stepper.value
        elide: Text.ElideRight
    }

    GiltButton {
        anchors.right: parent.right
        width: height
        activeFocusOnTab: false
        focusPolicy: Qt.NoFocus
        text: "+"
        hint: stepper.more
        horizontalPadding: 0
        Accessible.name: stepper.more

        onClicked: stepper.step(1)
    }

    FocusRing {
        visible: stepper.activeFocus
    }
}
