import QtQuick

// The key of an action; none acts while a new one is awaited.
Shortcut {
    required property string action
    property bool active: true

    enabled: active && !Keyboard.awaited
    sequences: Keyboard.of(action)
}
