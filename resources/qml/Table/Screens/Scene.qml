import QtQuick

// A game's table, as its window knows it before any game is there.
FocusScope {
    // What can be answered: another text as soon as something else can.
    property string asking
    // Whether a curtain hides all that could be answered.
    property bool calm: false
    // Where notices lie; empty for the usual place.
    property rect notices

    // Gives the focus to something that can be chosen now.
    function attend() {}

    // Numbers what can be chosen again, because pieces are elsewhere.
    function recount() {}

    // Takes another game of the same kind onto the table.
    function follow(_next: QtObject) {}
}
