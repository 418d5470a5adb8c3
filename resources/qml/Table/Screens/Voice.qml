import QtQuick
import Table.Controls

// The only place from which the program speaks to a screen reader, and the key that repeats what it said.
Item {
    id: voice

    // The notice that is used next.
    property int turn: 0

    Accessible.ignored: true

    Connections {
        target: Speaker

        function onAnnounced(text: string, urgent: bool) {
            voice.Accessible.announce(text, urgent ? Accessible.Assertive : Accessible.Polite);
        }

        function onNoticed(text: string) {
            const notice = notices.itemAt(voice.turn) as Notice;
            voice.turn = (voice.turn + 1) % notices.count;
            notice.visible = false;
            notice.text = text;
            notice.visible = true;
        }
    }

    // An old screen reader hears no announcement, but reads a notice that appears; it does so later, hence
    // several. In a status bar it reads nothing but the text.
    Item {
        width: 1  // what has no size counts as invisible
        height: 1

        Accessible.role: Accessible.StatusBar
        Accessible.name: notices.count > 0 ? (notices.itemAt((voice.turn + notices.count - 1) % notices.count) as Notice).text : ""
        Accessible.ignored: !Accessible.name

        Repeater {
            id: notices

            model: 8

            Notice {}
        }
    }

    component Notice: Item {
        property string text: ""

        width: 1
        height: 1
        visible: false

        Accessible.role: Accessible.Notification
        Accessible.name: text
        Accessible.ignored: !text
    }

    Hotkeys {
        acts: ({
                say_again: () => Speaker.repeat()
            })
    }
}
