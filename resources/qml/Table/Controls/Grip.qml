import QtQuick

// Lets its piece be dragged by mouse or finger; without a choice it is the question's.
DragHandler {
    property string choice: ""
    property QtObject face: null
    property int seat: -1
    property string picture: ""
    property string sign: ""

    target: null
    cursorShape: Qt.ClosedHandCursor

    onActiveChanged: active ? Pointer.lift(parent, choice, face, seat, picture, sign, centroid.scenePressPosition, centroid.scenePosition) : Pointer.release()
    onCentroidChanged: {
        if (active && Pointer.carrying)
            Pointer.position = centroid.scenePosition;
    }
}
