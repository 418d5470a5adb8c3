pragma Singleton

import QtQuick
import Table.Program

// What the pointer or the focus is on, and the piece that the pointer carries.
//
// The prompt bar gives the outlook on its option and, at once, its name or why it is none. Once that is
// ``explained`` beside the item, with all that can be said of it, the bar says only the outlook; what is told there
// is the outlook, too, if the bar is ``crowded``. A name that can be read on the item itself is not repeated.
QtObject {
    // Whether keys are in use.
    property bool keyboard: false
    // Whether the pointer has not been moved since the table changed. What it is on is told of only when it
    // moves.
    property bool still: false
    property Item met: null
    property var telling: null
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
    property Component pictures: null
    property string outlook: ""
    // Whether moves have just been taken back or made again. Until the pointer or the focus is moved, no outlook is
    // shown: one would seem to be what has changed.
    property bool hushed: false
    // The spots of the table that it refers to.
    property list<string> places: []
    // The sentence under the pointer, whose places light up, too.
    property Item sentence: null
    // Whether what it is on is explained beside it.
    property bool explained: false
    property bool crowded: false
    // Whether it is shown large: while it is held or until a key is pressed again, or as a piece on which
    // the pointer or the focus has stayed for a moment.
    property bool magnifying: false
    property bool lingering: false
    readonly property bool enlarged: magnifying || lingering

    // What can be carried.
    property Dragging dragging: null
    property Gestures gestures: null
    // Each thing on the table asks these whenever a new question comes: one of the program's lists would
    // be read again, as a whole, for each of its elements.
    readonly property var liftable: new Set(dragging?.liftable ?? [])
    readonly property var reachable: new Set(dragging?.reachable ?? [])
    readonly property var onward: new Set(dragging?.onward ?? [])
    readonly property var fitting: new Set(gestures?.fitting ?? [])
    readonly property string aim: gestures?.aim ?? ""
    // Whether what a gesture could mean is asked, in place of the question.
    readonly property bool doubting: gestures?.choosing ?? false
    // The answers that a lesson waits for; none if any will do. The card that a click puts back; empty for none.
    property var wanted: new Set()
    property string taken: ""
    // The carried piece: where it came from, where it may go, where it is, and what its landing answers.
    property bool carrying: false
    property Item source: null
    property QtObject face: null
    property int seat: -1
    property string picture: ""
    property string sign: ""
    property string piece: ""
    property list<string> zones: []
    property point pressed
    property point position
    property string landed: ""
    property string landedGoal: ""
    // The places where it may be put down, and that which it narrowly misses.
    readonly property var spots: new Set()
    property Item near: null

    signal weighed
    signal lifted
    signal released
    signal cancelled
    signal refused(what: string, reason: string)
    signal chosen(option: string)
    signal putBack
    onSubjectChanged: pictures = null
    onHushedChanged: weighed()
    onGoneChanged: Qt.callLater(forget)
    onStillChanged: {
        if (!still && met !== null)
            telling();
    }

    // Ends the large view; returns false if there was none.
    function shrink(): bool {
        const large = enlarged && subject !== null;
        magnifying = false;
        lingering = false;
        return large;
    }

    // The pointer is on an item, which can tell of itself.
    function meet(item: Item, tell: var) {
        met = item;
        telling = tell;
        if (!still || item === subject)
            tell();
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
        look(null, "");
    }

    // The text about an item is renewed when it becomes another.
    function retell(item: Item, words: string, purpose: string) {
        if (subject === item)
            explain(item, words, purpose);
    }

    function leave(item: Item) {
        if (met === item)
            met = null;
        if (subject === item)
            clear();
    }

    function lift(item: Item, chosen: string, look: QtObject, owner: int, image: string, token: string, from: point, to: point) {
        const places = !dragging ? [] : chosen === "" ? dragging.heldZones : dragging.lift(chosen);
        source = item;
        picture = image;
        sign = token;
        face = look;
        seat = owner;
        piece = chosen;
        landed = "";
        landedGoal = "";
        zones = places;
        pressed = from;
        position = to;
        carrying = true;
        lifted();
    }

    // Answers with a piece that is asked about, or picks one of those that a gesture could mean. A piece
    // that may be meant alone or with another one is asked for.
    function choose(option: string) {
        if (gestures?.choosing)
            gestures.pick(option);
        else if (!gestures?.doubts(option))
            chosen(option);
    }

    // Names a piece that is not asked about yet; what it may mean is offered beside it.
    function touch(item: Item, chosen: string) {
        position = item.mapToItem(null, item.width / 2, item.height / 2);
        gestures?.touch(chosen);
    }

    function takes(zone: string): bool {
        return carrying && zones.includes(zone);
    }

    function answer(zone: string, place: string): string {
        return piece !== "" ? piece : place !== "" ? place : dragging.landing(zone);
    }

    // The obstacle to a place, for the carried piece; undefined if that is not a place for it.
    function against(place: string): var {
        return dragging?.goals[place];
    }

    // The final answer for putting the carried piece down on a zone; empty for none.
    function outcome(zone: string): string {
        return (piece === "" ? dragging?.landing(zone) : dragging?.end(zone)) ?? "";
    }

    function end(zone: string, place: string): string {
        return piece === "" ? "" : place !== "" ? place : dragging.end(zone);
    }

    function land(zone: string, place: string) {
        landed = answer(zone, place);
        landedGoal = end(zone, place);
    }

    function release() {
        if (carrying)
            released();
    }

    function cancel() {
        if (carrying)
            cancelled();
    }

    function putDown() {
        carrying = false;
        near = null;
        source = null;
        face = null;
        seat = -1;
        picture = "";
        sign = "";
        piece = "";
        zones = [];
    }
}
