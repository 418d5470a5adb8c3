import QtQuick

// The key of an action; no key acts while a new one is awaited. A key that is held acts once.
Shortcut {
    required property string action
    property bool active: true
    readonly property list<string> keys: Keyboard.of(action)

    autoRepeat: false
    enabled: active && !Keyboard.awaited
    sequences: [keys[0] ?? "", keys[1] ?? ""]
}
