pragma Singleton

import QtQuick

// What the pointer or the focus is on, told in the prompt bar: its name, the option that it is or why
// it is none, and the outlook on that option; and whether keys are in use.
QtObject {
    id: inspector

    property Item subject: null
    property string text: ""
    property string option: ""
    property string reason: ""
    property string outlook: ""
    property bool keyboard: false

    function look(item: Item, words: string) {
        weigh(item, words, "", "");
    }

    function weigh(item: Item, words: string, choice: string, obstacle: string) {
        subject = item;
        text = words;
        option = choice;
        reason = obstacle;
    }

    function clear() {
        weigh(null, "", "", "");
    }

    function leave(item: Item) {
        if (subject === item)
            clear();
    }
}
