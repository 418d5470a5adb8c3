import QtQuick
import Table.Program

// The key of an action; no key acts while a new one is awaited. A key that is held acts once.
Shortcut {
    required property string action
    property bool active: true
    readonly property list<string> keys: Shortcuts.keys[action]

    autoRepeat: false
    enabled: active && Shortcuts.listening === ""
    sequences: [keys[0] ?? "", keys[1] ?? ""]
}
