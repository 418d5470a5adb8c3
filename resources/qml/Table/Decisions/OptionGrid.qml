import QtQuick
import Table.Program
import Table.Theme

// The answers in words: in one row if they can be read there, with their pictures above them; otherwise in as
// few rows as possible, with small pictures before them. If room is scarce the words are narrower, and in
// several rows they have two lines each.
Grid {
    id: grid

    // The question, for the reference.
    property string topic: ""
    // The height for one row with pictures, and for all rows; the width that a rail takes if there are more.
    required property real high
    required property real most
    required property real rail
    readonly property bool long: scarce && fewest(width) * (Theme.size.touch + spacing) > most + spacing
    readonly property real room: long ? width - rail : width
    readonly property list<Item> answers: children.filter(each => (each as OptionButton))
    readonly property int count: answers.length
    // Whether there are pictures, whether one row has room for them above the words, and whether it shows them.
    readonly property bool depicted: pictures()
    readonly property bool tall: depicted && high >= Theme.size.pictured
    readonly property bool depicts: tall && lines === 1
    // The room before words that have no picture above them: for a small one, or for the digit.
    readonly property real lead: depicted ? Theme.size.iconLarge : Theme.size.iconSmall
    readonly property real natural: answers.reduce((sum, each) => sum + (each as OptionButton).natural, 0)
    readonly property bool scarce: natural > width - (count - 1) * Theme.size.gap
    readonly property int lines: scarce ? fewest(room) : 1
    // The share of the words' natural width that there is room for; 0 if they need two lines.
    readonly property real share: scarce ? narrowed(lines, room) : 1
    // Columns of two lines take all the width.
    readonly property real wider: share > 0 ? 0 : Math.max(0, Math.floor(spare(lines, 0, room) / columns))
    readonly property real least: Theme.font.small / Theme.font.body

    signal chosen(option: string)

    function button(place: int): OptionButton {
        return answers[place] as OptionButton;
    }

    function pictures(): bool {
        for (let place = 0; place < count; ++place) {
            if (button(place)?.picture)
                return true;
        }
        return false;
    }

    function across(rows: int): int {
        return Math.max(1, Math.ceil(count / rows));
    }

    // The width of the column of an answer in some rows.
    function columnOf(place: int, rows: int, share: real): real {
        let widest = 0;
        for (let other = place % across(rows); other < count; other += across(rows))
            widest = Math.max(widest, button(other)?.tightened(rows > 1 || !tall, share) ?? 0);
        return widest;
    }

    // The room that some rows leave for wider columns; below 0 they do not fit.
    function spare(rows: int, share: real, room: real): real {
        let left = room - (across(rows) - 1) * Theme.size.gapSmall;
        for (let column = 0; column < across(rows); ++column)
            left -= columnOf(column, rows, share);
        return left;
    }

    // The largest readable share at which the answers fit into some rows; 0 if there is none.
    function narrowed(rows: int, room: real): real {
        for (let share = 1; share >= least; share -= 0.01) {
            if (spare(rows, share, room) >= 0)
                return share;
        }
        return 0;
    }

    function fewest(room: real): int {
        let rows = 1;
        while (rows < count && narrowed(rows, room) === 0 && (rows === 1 || spare(rows, 0, room) < 0))
            rows += 1;
        return rows;
    }

    Thing.topic: topic
    columns: across(lines)
    spacing: scarce ? Theme.size.gapSmall : Theme.size.gap
}
