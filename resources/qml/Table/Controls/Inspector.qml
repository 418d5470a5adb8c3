pragma Singleton

import QtQuick

// What the pointer or the focus is on. The prompt bar tells its name, the option that it is or why it
// is none, and the outlook on that option; beside the thing it is told what it is for, and what the bar
// has no room for: its name once more if that is ``cut``, and the rest if the bar is ``crowded``. And
// whether keys are in use.
QtObject {
    id: inspector

    property Item subject: null
    property string text: ""
    property string option: ""
    property string goal: ""
    property string reason: ""
    property string about: ""
    property string outlook: ""
    // What the reference tells about the reason.
    property string cause: ""
    property bool cut: false
    property bool crowded: false
    property bool keyboard: false
    // Whether it is shown large, as long as it is held or until a key is pressed again.
    property bool magnifying: false

    signal weighed

    // Ends the large view; false where there was none.
    function shrink(): bool {
        const large = magnifying && subject !== null;
        magnifying = false;
        return large;
    }

    function look(item: Item, words: string) {
        weigh(item, words, "", "", "", "");
    }

    function explain(item: Item, words: string, purpose: string) {
        weigh(item, words, "", "", "", purpose);
    }

    function weigh(item: Item, words: string, choice: string, end: string, obstacle: string, purpose: string) {
        subject = item;
        text = words;
        option = choice;
        goal = end;
        reason = obstacle;
        about = purpose;
        weighed();
    }

    function clear() {
        weigh(null, "", "", "", "", "");
    }

    // What is told of an item is told anew once it is another.
    function retell(item: Item, words: string, purpose: string) {
        if (subject === item)
            explain(item, words, purpose);
    }

    function leave(item: Item) {
        if (subject === item)
            clear();
    }
}
