import QtQuick
import Patisserie.Game
import Table.Program
import Table.Theme

// A part of the table or of the kitchen: its heading with its purpose, and below it its pieces.
Item {
    id: section

    required property PatisserieTable laid
    required property string name
    property string heading: name
    readonly property string title: qsTrId(`window-patisserie-title-${heading}`)
    // The height of the heading and its width beside other things, and the height of the pieces.
    property real head: Theme.size.heading
    property real beside: 0
    readonly property real below: height - head
    default property alias pieces: body.data

    // How far what is so high lies below the middle of the heading, so that nothing is cut off above it.
    function lowered(high: real): real {
        return Math.max(0, (high - head) / 2 - y);
    }

    Thing.topic: "area." + name

    Corner {
        // Above what marks a piece at its head.
        y: -Theme.size.gapTiny
        width: parent.width - section.beside
        height: section.head
        label: section.title
        about: section.laid.about(section.name)
    }

    Item {
        id: body

        LayoutMirroring.enabled: false
        LayoutMirroring.childrenInherit: true
        y: section.head
        width: parent.width
        height: section.below
    }
}
