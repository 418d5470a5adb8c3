import QtQuick

// The ornament of the start menu, with the room to its left and to its right.
Item {
    property real room: 0
}
