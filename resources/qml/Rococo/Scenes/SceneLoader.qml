import QtQuick
import Rococo.Game

// A place of the table for what an expansion has for it; without a file it is not there.
Loader {
    id: loader

    required property Scene scene
    required property string file
    readonly property ScenePart part: item as ScenePart

    signal chosen(option: string)
    signal logAsked
    signal countsAsked(sort: string)

    visible: file !== ""
    Component.onCompleted: {
        if (file !== "")
            setSource(Qt.resolvedUrl("../../" + file), {
                scene: scene
            });
    }

    Connections {
        target: loader.part

        function onChosen(option: string) {
            loader.chosen(option);
        }

        function onLogAsked() {
            loader.logAsked();
        }

        function onCountsAsked(sort: string) {
            loader.countsAsked(sort);
        }
    }
}
