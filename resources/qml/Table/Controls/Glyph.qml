import QtQuick
import Table.Theme

// A vector image in any two colours, as high as it is wide. What points back or on does so as one reads.
Image {
    required property string name
    property color tint: Theme.color.ink
    property color inner: Theme.color.ivory

    readonly property int pixels: Math.ceil(Math.max(width, height) * Theme.pixelRatio)

    source: name && pixels > 0 ? `image://glyph/${name}/${Theme.rgb(tint)}/${Theme.rgb(inner)}/${pixels}` : ""
    mirror: Theme.mirrored && /^(past-|undo$|redo$)/.test(name)
    height: width
    fillMode: Image.PreserveAspectFit
    smooth: true
}
