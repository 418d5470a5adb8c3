import QtQuick
import Table.Program

// Opens a file that is dropped onto the window: a saved game, a lesson, or component values.
DropArea {
    id: drop

    required property Shell shell

    objectName: "fileDrop"
    anchors.fill: parent
    keys: ["text/uri-list"]

    onDropped: file => {
        if (file.urls.length > 0) {
            drop.shell.load(file.urls[0].toString());
            file.accept();
        }
    }
}
