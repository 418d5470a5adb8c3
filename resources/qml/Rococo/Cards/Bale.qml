import QtQuick
import Rococo.Theme
import Table.Controls
import Table.Theme

// A bale of silk: its colour, its weave and its initial.
Plate {
    id: bale

    required property string silk
    readonly property int letterSize: Math.max(Theme.font.small, Math.round(width * 0.58))

    width: RococoTheme.size.bale
    height: width
    radius: Theme.size.radiusSmall
    color: RococoTheme.color.silk(silk)
    edge: RococoTheme.color.silkWeave(silk)

    Glyph {
        anchors.fill: parent
        anchors.margins: Theme.size.hair
        name: "silk-" + bale.silk
        tint: RococoTheme.color.silk(bale.silk)
        inner: RococoTheme.color.silkWeave(bale.silk)
    }

    Plate {
        anchors.centerIn: parent
        width: Math.min(parent.width, Math.max(parent.width * 0.68, bale.letterSize * 1.1))
        height: width
        radius: width / 2
        color: RococoTheme.color.silk(bale.silk)

        Words {
            anchors.centerIn: parent
            text: RococoTheme.initial(bale.silk)
            color: RococoTheme.color.inkOnSilk
            font.pixelSize: bale.letterSize
            font.bold: true
        }
    }
}
