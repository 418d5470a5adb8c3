pragma ComponentBehavior: Bound

import QtQuick
import Table.Program

// The keys of some actions, and what each does. A key that is held acts once, but for those that repeat; none
// acts while a new one is awaited. This is an item because Qt's collector may take the members of an Instantiator.
Item {
    id: hotkeys

    required property var acts
    property list<string> repeating: []
    property bool active: true

    Instantiator {
        model: Object.keys(hotkeys.acts)

        delegate: Shortcut {
            required property string modelData
            readonly property list<string> keys: Shortcuts.keys[modelData]

            autoRepeat: hotkeys.repeating.includes(modelData)
            enabled: hotkeys.active && Shortcuts.listening === ""
            sequences: [keys[0] ?? "", keys[1] ?? ""]

            onActivated: hotkeys.acts[modelData]()
        }
    }
}
