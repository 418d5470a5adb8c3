import QtQuick
import Rococo.Theme

// The planks of the table.
Image {
    readonly property int plank: Math.round(Theme.size.plank)

    fillMode: Image.Tile
    opacity: 0.5
    source: `image://picture/room/wood/fit/${plank}x${plank}`
}
