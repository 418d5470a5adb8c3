pragma Singleton

import QtQuick

// The item under the pointer or with the focus. The prompt bar gives its name, its option or why it is
// none, and the outlook on that option; beside the item is its explanation, and what the bar has no room
// for: its name again if that is ``cut``, and the rest if the bar is ``crowded``. A name that can be read on
// the item itself is not repeated. It also knows whether keys are in use.
QtObject {
    property Item subject: null
    property string text: ""
    property bool lettered: false
    // Whether it can no longer be seen.
    readonly property bool gone: subject !== null && !subject.visible
    // The name, unless the item shows it in full.
    readonly property string unread: lettered ? "" : text
    property string option: ""
    property string goal: ""
    property string reason: ""
    property string about: ""
    property string outlook: ""
    // The reference's topic for the reason.
    property string cause: ""
    // The spots of the table that it refers to.
    property list<string> places: []
    property bool cut: false
    property bool crowded: false
    property bool keyboard: false
    // Whether it is shown large, while it is held or until a key is pressed again.
    property bool magnifying: false

    signal weighed

    onGoneChanged: Qt.callLater(forget)

    // Ends the large view; returns false if there was none.
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
        if (subject !== item)
            places = [];
        subject = item;
        text = words;
        option = choice;
        goal = end;
        reason = obstacle;
        about = purpose;
        read();
        Qt.callLater(read);
        weighed();
    }

    // Again later: an item that gets another name may tell it before it shows it.
    function read() {
        lettered = shows(subject, text);
    }

    function shows(item: Item, words: string): bool {
        if (!item?.visible)
            return false;
        const label = item as Text;
        return label?.text === words && !label.truncated || Array.from(item.children).some(each => shows(each, words));
    }

    // Later: what comes and goes within a moment is still there.
    function forget() {
        if (gone)
            clear();
    }

    function clear() {
        weigh(null, "", "", "", "", "");
    }

    // The text about an item is renewed when it becomes another.
    function retell(item: Item, words: string, purpose: string) {
        if (subject === item)
            explain(item, words, purpose);
    }

    function leave(item: Item) {
        if (subject === item)
            clear();
    }
}
