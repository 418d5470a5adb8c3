import QtQuick

// Gives each card of a row a place that it keeps while others come and go, until the round ends or none is left. A new
// one takes the first free place between its neighbours; if there is none, or no room for so many places, all move
// together.
Item {
    id: standing

    required property Repeater cards
    required property int round
    // The number of places for which there is room; 0 if that does not matter.
    property int most: 0
    // The place of each card, and how many there are with the free ones.
    property var places: ({})
    property int count: 0

    // What tells a card apart: those that nobody may see are only counted.
    function known(choice: string, at: int): string {
        return choice || "unseen-" + at;
    }

    // The place of a card in the row; -1 as long as it has none.
    function place(choice: string, at: int): int {
        return places[known(choice, at)] ?? -1;
    }

    function settle(fresh: bool) {
        const keys = [];
        for (let at = 0; at < cards.count; at++)
            keys.push(known((cards.itemAt(at) as Target)?.choice ?? "", at));
        const kept = fresh ? {} : places;
        const found = {};
        let last = -1;
        for (let at = 0; at < keys.length; at++) {
            const next = keys.slice(at).find(each => each in kept);
            if (next !== undefined && kept[next] <= last + (next === keys[at] ? 0 : 1)) {
                settle(true);
                return;
            }
            last = next === keys[at] ? kept[next] : last + 1;
            found[keys[at]] = last;
        }
        if (!fresh && most > 0 && last >= most) {
            settle(true);
            return;
        }
        places = found;
        count = Math.max(fresh || keys.length === 0 ? 0 : count, last + 1);
    }

    Component.onCompleted: settle(true)
    onRoundChanged: settle(true)

    Connections {
        target: standing.cards

        function onItemAdded() {
            standing.settle(false);
        }

        function onItemRemoved() {
            standing.settle(false);
        }
    }
}
