pragma Singleton

import QtQuick
import Table.Program

// The keys that act at once, as the user has set them.
QtObject {
    property Shortcuts shortcuts: null
    readonly property bool awaited: (shortcuts?.listening ?? "") !== ""

    function shown(action: string): string {
        return shortcuts && action && shortcuts.revision >= 0 ? shortcuts.shown(action) : "";
    }

    // A hint with the key that does the same.
    function hint(text: string, action: string): string {
        return `${text} (${shown(action)})`;
    }

    function of(action: string): list<string> {
        return shortcuts && action && shortcuts.revision >= 0 ? shortcuts.of(action) : [];
    }
}
