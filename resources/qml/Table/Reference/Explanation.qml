import QtQuick

// An explanation in place, as the window knows it before anything is asked.
FocusScope {
    readonly property bool open: visible

    function askAt(_point: point) {}

    function askHere() {}

    function close() {}
}
