import QtQuick
import Table.Theme

// A pattern of damask, woven faintly into the ground it lies on; in high contrast grounds are plain.
Image {
    required property color tint

    fillMode: Image.Tile
    source: Theme.stark ? "" : `image://glyph/damask/${tint.toString().slice(-6)}/000000/${Math.round(Theme.size.iconHuge)}`
}
