import QtQuick

// What adorns the start menu; there is so much room to its left and to its right.
Item {
    property real room: 0
}
