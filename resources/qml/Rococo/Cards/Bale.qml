import QtQuick
import Table.Controls
import Table.Theme

// A bale of silk: its colour, its weave and its initial.
Plate {
    id: bale

    required property string silk
    readonly property int letterSize: Math.max(Theme.font.small, Math.round(width * 0.58))

    width: Theme.size.bale
    height: width
    radius: Theme.size.radiusSmall
    color: Theme.color.silk(silk)
    edgeWidth: Theme.size.hair
    edge: Theme.color.silkWeave(silk)

    Glyph {
        anchors.fill: parent
        anchors.margins: Theme.size.hair
        name: "silk-" + bale.silk
        tint: Theme.color.silk(bale.silk)
        inner: Theme.color.silkWeave(bale.silk)
    }

    Plate {
        anchors.centerIn: parent
        width: Math.min(parent.width, Math.max(parent.width * 0.68, bale.letterSize * 1.1))
        height: width
        radius: width / 2
        color: Theme.color.silk(bale.silk)

        Words {
            anchors.centerIn: parent
            text: Theme.initial(bale.silk)
            color: Theme.color.inkOnSilk
            font.pixelSize: bale.letterSize
            font.bold: true
            elide: Text.ElideNone
        }
    }
}
