import QtQuick
import Table.Theme

// A number with its sign, in the colours of the sign.
CentredRow {
    id: amount

    required property string sign
    required property string value
    property color tint: Theme.signTint(sign)
    property color inner: Theme.signInner(sign)
    property color ink: Theme.color.ink
    property real iconSize: Theme.size.iconSmall
    property int textSize: Theme.font.body
    property bool strong: true

    spacing: Theme.size.gapTiny

    Sign {
        width: amount.iconSize
        name: amount.sign
        tint: amount.tint
        inner: amount.inner
    }

    Words {
        text: amount.value
        color: amount.ink
        font.pixelSize: amount.textSize
        font.bold: amount.strong
    }
}
