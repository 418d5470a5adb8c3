import QtQuick
import Table.Theme

// Pieces of one kind in as many rows as let them be the largest, each with the proportions of its kind.
Grid {
    id: spread

    required property int count
    required property size room
    // The least and the largest width of a piece relative to its height.
    required property list<real> shape
    // The least width that words need, the largest of a piece, and the room below each.
    property real wordy: 1
    property real most: Infinity
    property real foot: 0
    readonly property size each: fitting(columns)

    function fitting(across: int): size {
        const high = (room.height + spacing) / Math.ceil(count / across) - spacing - foot;
        const wide = Math.min(most, (room.width + spacing) / across - spacing, high * shape[1]);
        return Qt.size(Math.max(0, Math.floor(wide)), Math.max(0, Math.floor(Math.min(high, wide / shape[0]))));
    }

    function worth(across: int): real {
        const one = fitting(across);
        return one.width * one.height * Math.min(1, one.width / wordy);
    }

    spacing: Theme.size.gapSmall
    rowSpacing: spacing + foot
    columns: {
        let best = Math.max(1, count);
        for (let across = best - 1; across > 0; across--)
            best = worth(across) > 1.1 * worth(best) ? across : best;
        return best;
    }
}
