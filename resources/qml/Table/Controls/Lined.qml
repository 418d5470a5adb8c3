import QtQuick
import Table.Theme

// Small things in one line, closer together before there would be two; then as many in each.
Grid {
    id: line

    property real most: Theme.size.gapSmall
    readonly property list<Item> shown: {
        const found = [];
        for (const child of children) {
            if (child.visible && child.implicitWidth > 0)
                found.push(child);
        }
        return found;
    }
    readonly property real natural: {
        let sum = 0;
        for (const one of shown)
            sum += one.width;
        return Math.ceil(sum);
    }
    readonly property bool single: natural <= width

    columns: Math.max(1, single ? shown.length : Math.ceil(shown.length / 2))
    columnSpacing: single ? Math.min(most, Math.floor((width - natural) / Math.max(1, shown.length - 1))) : most
    rowSpacing: Theme.size.gapTiny
}
