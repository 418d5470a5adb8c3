pragma Singleton

import QtQuick
import Table.Program

// The dragged piece: where it came from, where it may go, and where it is now.
QtObject {
    property Dragging dragging: null
    property Gestures gestures: null
    // Each thing on the table asks these whenever a new question comes: one of the program's lists would
    // be read again, as a whole, for each of its elements.
    readonly property var liftable: new Set(dragging?.liftable ?? [])
    readonly property var reachable: new Set(dragging?.reachable ?? [])
    readonly property var fitting: new Set(gestures?.fitting ?? [])
    readonly property string aim: gestures?.aim ?? ""
    property Item source: null
    property QtObject face: null
    property int seat: -1
    property string picture: ""
    property string sign: ""
    property string piece: ""
    property string option: ""
    property string goal: ""
    property list<string> zones: []
    property point pressed
    property point position
    property bool carrying: false

    signal lifted
    signal released
    signal cancelled
    signal refused(reason: string)
    signal chosen(option: string)

    function lift(item: Item, chosen: string, look: QtObject, owner: int, image: string, token: string, from: point, to: point) {
        const places = !dragging ? [] : chosen === "" ? dragging.heldZones : dragging.lift(chosen);
        source = item;
        picture = image;
        sign = token;
        face = look;
        seat = owner;
        piece = chosen;
        option = "";
        goal = "";
        zones = places;
        pressed = from;
        position = to;
        carrying = true;
        lifted();
    }

    // Answers with a piece that is asked about, or picks one of those that a gesture could mean.
    function choose(option: string) {
        if (gestures?.choosing)
            gestures.pick(option);
        else
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

    function end(zone: string, place: string): string {
        return piece === "" ? "" : place !== "" ? place : dragging.end(zone);
    }

    function land(zone: string, place: string) {
        option = answer(zone, place);
        goal = end(zone, place);
    }

    function release() {
        if (carrying)
            released();
    }

    function cancel() {
        if (carrying)
            cancelled();
    }

    function clear() {
        carrying = false;
        source = null;
        face = null;
        seat = -1;
        picture = "";
        sign = "";
        piece = "";
        zones = [];
    }
}
