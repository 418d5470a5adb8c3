import QtQuick
import Table.Theme

// Titles and names.
Text {
    color: Theme.color.ink
    font.family: Theme.font.serif
    font.pixelSize: Theme.font.large
    textFormat: Text.PlainText
    elide: Text.ElideRight
    verticalAlignment: Text.AlignVCenter
}
