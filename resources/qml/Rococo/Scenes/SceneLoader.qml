import QtQuick
import Rococo.Game

// A part of a scene, at its place of the table.
Loader {
    required property Scene scene
    required property string file

    Component.onCompleted: setSource(Qt.resolvedUrl("../../" + file), {
        scene: scene
    })
}
