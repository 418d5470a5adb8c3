import QtQuick

// Lets its piece, or another one that it lies at, be dragged by mouse or finger; without a choice it is the question's.
DragHandler {
    property Item piece: null
    property string choice: ""
    property QtObject face: null
    property int seat: -1
    property string picture: ""
    property string sign: ""

    target: null
    cursorShape: Qt.ClosedHandCursor

    onActiveChanged: active ? Pointer.lift(piece ?? parent, choice, face, seat, picture, sign, centroid.scenePressPosition, centroid.scenePosition) : Pointer.release()
    onCentroidChanged: {
        if (active && Pointer.carrying)
            Pointer.position = centroid.scenePosition;
    }
}
