pragma Singleton

import QtQuick

// What the pointer or the focus is on, told in the prompt bar; and whether keys are in use.
QtObject {
    id: inspector

    property Item subject: null
    property string text: ""
    property bool keyboard: false

    function look(item: Item, words: string) {
        subject = item;
        text = words;
    }

    function clear() {
        subject = null;
        text = "";
    }

    function leave(item: Item) {
        if (subject === item)
            clear();
    }
}
