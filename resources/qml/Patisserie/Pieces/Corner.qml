import QtQuick
import Table.Controls

// A heading of a part of the table, with the purpose of the part.
Explained {
    id: corner

    Thing.heading: true
    Accessible.role: Accessible.Heading
    implicitHeight: Theme.size.heading
    height: Theme.size.heading

    Title {
        anchors.fill: parent
        text: corner.label
        color: Theme.color.inkOnDark
        font.pixelSize: Theme.font.label
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.font.small
    }
}
