import QtQuick
import Table.Theme

// Plain words and numbers.
Text {
    color: Theme.color.ink
    font.family: Theme.font.sans
    font.pixelSize: Theme.font.body
    textFormat: Text.PlainText
    elide: Text.ElideRight
    verticalAlignment: Text.AlignVCenter
}
