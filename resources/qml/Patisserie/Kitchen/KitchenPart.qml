import QtQuick
import Patisserie.Game
import Patisserie.Pieces
import Table.Theme

// A part of the kitchen: its heading with its purpose, and below it its pieces.
Item {
    id: part

    required property Kitchen kitchen
    required property PatisserieTable laid
    required property string name
    readonly property string topic: "area." + name
    readonly property real below: height - Theme.size.heading
    default property alias pieces: body.data

    signal chosen(option: string)

    Corner {
        width: parent.width
        label: qsTrId(`window.patisserie.title.${part.name}`)
        about: part.laid.about(part.name)
    }

    Item {
        id: body

        y: Theme.size.heading
        width: parent.width
        height: part.below
    }
}
