pragma Singleton

import QtQml
import Table.Program

// The messages with values; one without is said by qsTrId.
QtObject {
    // A binding is evaluated anew when another language is spoken, because it reads the language.
    function say(id: string, values: var): string {
        return Phrases.language === "" ? "" : Phrases.said(id, values);
    }
}
