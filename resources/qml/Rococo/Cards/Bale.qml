import QtQuick
import Rococo.Theme
import Table.Controls

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

    Disc {
        anchors.centerIn: parent
        width: Math.min(parent.width, Math.max(parent.width * 0.68, bale.letterSize * 1.1))
        color: RococoTheme.color.silk(bale.silk)
        text: RococoTheme.initial(bale.silk)
        ink: RococoTheme.color.inkOnSilk
        textSize: bale.letterSize
    }
}
