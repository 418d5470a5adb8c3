import QtQuick

// The key of an action; no key acts while a new one is awaited.
Shortcut {
    required property string action
    property bool active: true
    readonly property list<string> keys: Keyboard.of(action)

    enabled: active && !Keyboard.awaited
    sequences: [keys[0] ?? "", keys[1] ?? ""]
}
