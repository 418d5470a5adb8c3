import QtQuick
import Table.Theme

// The heading of a part of the table, on the dark wood.
Explained {
    id: heading

    property alias font: words.font
    property alias color: words.color

    Thing.heading: true
    Accessible.role: Accessible.Heading
    implicitWidth: words.implicitWidth
    implicitHeight: Theme.size.heading

    Title {
        id: words

        height: parent.height
        text: heading.label
        color: Theme.color.inkOnDark
        font.pixelSize: Theme.font.label
    }
}
