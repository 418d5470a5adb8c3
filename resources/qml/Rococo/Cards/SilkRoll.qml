import QtQuick
import Rococo.Theme
import Table.Controls

// A bale of silk as it lies in a drawer or on the rack, with its initial.
Picture {
    id: roll

    required property string silk
    property real letterSize: Theme.font.small

    height: width
    path: Theme.edition && `silk/${Theme.edition}/${silk}`

    SilkLetter {
        x: -Theme.size.hair
        y: 0.3 * roll.height - height / 2
        silk: roll.silk
        text: RococoTheme.initial(roll.silk)
        letterSize: roll.letterSize
    }
}
