import QtQuick

// What a game adds to the start menu: its ornament, with the room to its left and to its right, the picture
// behind it, as a path in the images, the title and the text under it. The game's own types are not there yet.
Item {
    property real room: 0
    property string backdrop: ""
    property string title: qsTrId("window-menu-title")
    property string motto: ""
}
