pragma Singleton

import QtQuick

// The spots that pieces fly from and to, and those where one is still on its way.
QtObject {
    property list<string> awaited: []
    // The spots that the item under the pointer refers to.
    property list<string> pointed: []
    property Item pointer: null
    readonly property var spots: new Map()

    function spot(place: string): Item {
        return spots.get(place) ?? null;
    }

    // The page of the table on which an item is; empty if it is always visible.
    function page(item: Item): string {
        let part = item;
        while (part && !(part as Region)?.page)
            part = part.parent;
        return part ? (part as Region).page : "";
    }

    function point(item: Item, places: list<string>) {
        pointer = item;
        pointed = places;
    }

    function unpoint(item: Item) {
        if (pointer === item) {
            pointer = null;
            pointed = [];
        }
    }

    function settle(item: Item, place: string) {
        spots.set(place, item);
    }

    function leave(item: Item, place: string) {
        if (spots.get(place) === item)
            spots.delete(place);
    }
}
