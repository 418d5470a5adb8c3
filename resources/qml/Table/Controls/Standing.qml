import QtQuick
import Table.Program
import Table.Theme

// A podium and a player's score if the game ended now, distinct from everything owned.
Item {
    id: standing

    required property string number
    required property color ground
    required property string label
    required property string purpose

    signal abandoned

    Thing.label: label
    objectName: "standing"
    width: Theme.size.touch
    height: Theme.size.badge

    onLabelChanged: Pointer.retell(standing, label, purpose)

    HoverHandler {
        onHoveredChanged: hovered ? Pointer.explain(standing, standing.label, standing.purpose) : standing.abandoned()
    }

    CentredRow {
        anchors.centerIn: parent
        spacing: Theme.size.hair

        Glyph {
            width: Theme.size.iconTiny
            name: "podium"
            tint: Theme.color.inkSoft
            inner: standing.ground
        }

        Words {
            width: Math.min(implicitWidth, standing.width - Theme.size.iconTiny - Theme.size.gapTiny)
            text: standing.number
            color: Theme.color.ink
            font.pixelSize: Theme.font.small
            font.bold: true
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.font.small
        }
    }
}
