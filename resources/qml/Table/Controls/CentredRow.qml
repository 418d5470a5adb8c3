import QtQuick

// Things side by side, each at half the height of the row.
Row {
    // A new one is the last.
    onChildrenChanged: {
        if (children.length > 0)
            children[children.length - 1].anchors.verticalCenter = verticalCenter;
    }
}
