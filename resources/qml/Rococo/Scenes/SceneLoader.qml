import QtQuick
import Rococo.Game

// A part of a scene, at its place of the table.
Loader {
    id: loader

    required property Scene scene
    required property string file
    readonly property ScenePart part: item as ScenePart

    signal countsAsked(sort: string)

    Component.onCompleted: setSource(Qt.resolvedUrl("../../" + file), {
        scene: scene
    })

    Connections {
        target: loader.part

        function onCountsAsked(sort: string) {
            loader.countsAsked(sort);
        }
    }
}
