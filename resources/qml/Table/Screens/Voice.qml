import QtQuick
import Table.Controls

// The only place from which the program speaks to a screen reader, and the key that repeats what it said.
Item {
    id: voice

    Accessible.ignored: true

    Connections {
        target: Speaker

        function onAnnounced(text: string, urgent: bool) {
            voice.Accessible.announce(text, urgent ? Accessible.Assertive : Accessible.Polite);
        }
    }

    Hotkeys {
        acts: ({
                say_again: () => Speaker.repeat()
            })
    }
}
