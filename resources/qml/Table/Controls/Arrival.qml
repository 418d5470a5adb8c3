import QtQuick

// Notices when something comes to a place: once its flight has landed, if it flies.
Item {
    id: arrival

    // Whether something is there, and whether it is still on its way.
    required property bool full
    required property bool awaited
    property bool before: false

    signal came

    function look() {
        if (awaited)
            return;
        const fresh = full && !before;
        before = full;
        if (fresh)
            came();
    }

    Component.onCompleted: before = full
    onFullChanged: Qt.callLater(look)
    onAwaitedChanged: look()
}
