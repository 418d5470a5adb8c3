import QtQuick

// Keeps the pointer from what lies below: clicks, drags and the wheel.
MouseArea {
    anchors.fill: parent
    hoverEnabled: true
    preventStealing: true

    onWheel: wheel => wheel.accepted = true
}
