import QtQuick
import Rococo.Theme

// A bale of silk: its colour, its weave and its initial.
Plate {
    id: bale

    required property string silk

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
        width: parent.width * 0.68
        height: width
        radius: width / 2
        color: Theme.color.parchment

        Words {
            anchors.centerIn: parent
            text: Theme.initial(bale.silk)
            font.pixelSize: Math.max(1, Math.round(bale.width * 0.58))
            font.bold: true
            elide: Text.ElideNone
        }
    }
}
