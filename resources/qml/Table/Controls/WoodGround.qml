import QtQuick
import Table.Theme

// The planks of the table.
Ground {
    fillMode: Image.Tile
    path: "room/wood"
    tint: Theme.color.wood
    strength: Theme.grain
    pixelsWide: Math.round(Theme.size.plank)
    pixelsHigh: pixelsWide
}
