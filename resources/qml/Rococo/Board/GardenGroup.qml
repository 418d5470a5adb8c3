import QtQuick
import Table.Controls

// A part of the gardens: its heading with its purpose, and below it its spaces side by side.
Column {
    id: group

    required property string title
    required property string purpose
    required property string area
    required property Rows spaces
    // A space, as the delegate of its row.
    required property Component space

    Thing.topic: "area." + area
    spacing: Theme.size.gapTiny

    Heading {
        implicitHeight: Theme.size.iconSmall
        label: group.title
        about: group.purpose
        color: Theme.color.inkOnDarkSoft
        font.family: Theme.font.sans
        font.pixelSize: Theme.font.small
    }

    Row {
        spacing: Theme.size.gapSmall

        Repeater {
            model: group.spaces
            delegate: group.space
        }
    }
}
