import QtQuick
import Table.Program
import Table.Theme

// The answers in words, side by side; if room is scarce the buttons are narrower, in one row if possible,
// otherwise in two.
Flow {
    required property Repeater answers
    // The question, for the reference.
    property string topic: ""
    // Whether the buttons are less high.
    property bool low: false
    // The height for a row of answers with their pictures; 0 if there is not enough room for these.
    property real high: 0
    readonly property bool depicts: high > 0 && rows === 1 && depicted()
    readonly property int count: answers.count
    readonly property real natural: breadth()
    readonly property bool scarce: natural > width - (count - 1) * Theme.size.gap
    // The share of the words' natural width that fits into one row; 0 if none that can be read does.
    readonly property real single: scarce ? narrowed(1) : 1
    readonly property int rows: single > 0 ? 1 : 2
    // The same for as many rows as there are.
    readonly property real share: single > 0 ? single : narrowed(2)
    readonly property bool squeezed: scarce && share > 0

    signal chosen(option: string)

    function depicted(): bool {
        for (let place = 0; place < answers.count; ++place) {
            if ((answers.itemAt(place) as OptionButton)?.picture)
                return true;
        }
        return false;
    }

    function widthOf(place: int): real {
        return (answers.itemAt(place) as OptionButton)?.natural ?? 0;
    }

    function breadth(): real {
        let sum = 0;
        for (let place = 0; place < answers.count; ++place)
            sum += widthOf(place);
        return sum;
    }

    // The width of a tight button with words at a share of their width.
    function tightened(natural: real, share: real): real {
        return Math.floor((natural - 2 * Theme.size.gapLarge) * share + 2 * Theme.size.gap);
    }

    // How many rows there are with the words at a share of their width.
    function lines(share: real): int {
        let full = 1;
        let taken = 0;
        for (let place = 0; place < count; ++place) {
            const needed = tightened(widthOf(place), share);
            if (taken > 0 && taken + Theme.size.gapSmall + needed > width) {
                full += 1;
                taken = needed;
            } else {
                taken += needed + (taken > 0 ? Theme.size.gapSmall : 0);
            }
        }
        return full;
    }

    // The largest readable share at which the answers fit into some rows; 0 if there is none.
    function narrowed(rows: int): real {
        for (let share = 1; share * Theme.font.body >= Theme.font.small; share -= 0.01) {
            if (lines(share) <= rows)
                return share;
        }
        return 0;
    }

    Thing.topic: topic
    spacing: scarce ? Theme.size.gapSmall : Theme.size.gap
}
