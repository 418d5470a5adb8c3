import QtQuick
import Table.Theme

// A picture behind a whole screen. It is drawn once the screen is there; until then there is the night
// in its place. It is kept only while it is shown.
Rectangle {
    id: backdrop

    required property string path
    property bool seen: false
    readonly property bool pending: !seen || picture.status === Image.Loading

    color: Theme.color.night

    Connections {
        target: backdrop.Window.window
        enabled: !backdrop.seen

        function onFrameSwapped() {
            backdrop.seen = true;
        }
    }

    Ground {
        id: picture

        anchors.fill: parent
        path: backdrop.seen ? backdrop.path : ""
        tint: Theme.color.night
        strength: Theme.nightfall
        asynchronous: true
        cache: false
        retainWhileLoading: true
        fillMode: Image.PreserveAspectCrop
    }
}
