import QtQuick
import Rococo.Theme
import Table.Controls

// The initial of a silk on its colour.
Disc {
    required property string silk
    property real letterSize: Theme.font.small

    width: letterSize * 1.4
    color: RococoTheme.color.silk(silk)
    edge: RococoTheme.color.silkWeave(silk)
    ink: RococoTheme.color.inkOnSilk
    textSize: letterSize
}
