pragma ComponentBehavior: Bound

import QtQuick
import Table.Program

// The keys of some actions, and what each does. A key that is held acts once, but for those that repeat; none
// acts while a new one is awaited.
Instantiator {
    id: hotkeys

    required property var acts
    property list<string> repeating: []
    property bool enabled: true

    model: Object.keys(acts)

    delegate: Shortcut {
        required property string modelData
        readonly property list<string> keys: Shortcuts.keys[modelData]

        autoRepeat: hotkeys.repeating.includes(modelData)
        enabled: hotkeys.enabled && Shortcuts.listening === ""
        sequences: [keys[0] ?? "", keys[1] ?? ""]

        onActivated: hotkeys.acts[modelData]()
    }
}
