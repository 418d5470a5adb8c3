pragma Singleton

import QtQuick

// The spots that pieces fly from and to, and those where one is still on its way.
QtObject {
    id: flights

    property list<string> awaited: []
    readonly property var spots: new Map()

    function spot(place: string): Item {
        return spots.get(place) ?? null;
    }

    function settle(item: Item, place: string) {
        spots.set(place, item);
    }

    function leave(item: Item, place: string) {
        if (spots.get(place) === item)
            spots.delete(place);
    }
}
