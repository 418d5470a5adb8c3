import QtQuick
import Rococo.Theme
import Table.Controls

// A bale of silk: its colour, its weave and its initial. If it is higher than wide, it is a bolt that stands.
// One that is saved is struck out.
Plate {
    id: bale

    required property string silk
    property bool saved: false
    readonly property bool bolt: height > 1.1 * width
    readonly property int letterSize: Math.max(Theme.font.small, Math.round(width * 0.58))

    width: RococoTheme.size.bale
    height: width
    radius: Theme.size.radiusSmall
    color: bolt ? Theme.color.clear : RococoTheme.color.silk(silk)
    edge: bolt ? Theme.color.clear : RococoTheme.color.silkWeave(silk)

    Glyph {
        anchors.fill: parent
        anchors.margins: Theme.size.hair
        name: bale.bolt ? "" : "silk-" + bale.silk
        tint: RococoTheme.color.silk(bale.silk)
        inner: RococoTheme.color.silkWeave(bale.silk)
    }

    Disc {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: bale.bolt ? 0.08 * parent.height : 0
        width: Math.min(parent.width, Math.max(parent.width * 0.68, bale.letterSize * 1.1))
        color: RococoTheme.color.silk(bale.silk)
        text: RococoTheme.initial(bale.silk)
        ink: RococoTheme.color.inkOnSilk
        textSize: bale.letterSize
    }

    Picture {
        z: -1
        anchors.fill: parent
        path: bale.bolt ? `silk/${RococoTheme.color.early ? "original" : "deluxe"}/${bale.silk}-bolt` : ""
        stretches: true
    }

    Rectangle {
        objectName: "struckOut"
        anchors.centerIn: parent
        width: 1.3 * parent.width
        height: Theme.size.frame
        rotation: -45
        visible: bale.saved
        color: Theme.color.ink
        border.width: Theme.size.hair
        border.color: Theme.color.parchment
    }
}
