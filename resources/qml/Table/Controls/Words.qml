import QtQuick
import Table.Theme

// Plain words and numbers, in one line; shown in full unless they are to be cut short.
Text {
    color: Theme.color.ink
    font.family: Theme.font.sans
    font.pixelSize: Theme.font.body
    textFormat: Text.PlainText
    verticalAlignment: Text.AlignVCenter
}
