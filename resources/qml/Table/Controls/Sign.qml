import QtQuick
import Table.Theme

// A sign in its colours, as high as it is wide; the game draws some of its signs itself.
Item {
    id: sign

    required property string name
    property color tint: Theme.signTint(name)
    property color inner: Theme.signInner(name)
    readonly property bool drawn: Theme.look.draws(name)

    implicitHeight: width

    Repeater {
        id: own

        // When the look changes, the last one's drawing disappears at once.
        model: sign.drawn && own.delegate === Theme.look.sign ? [sign.name] : []
        delegate: Theme.look.sign
    }

    Glyph {
        width: parent.width
        height: parent.height
        visible: !sign.drawn
        name: sign.drawn ? "" : sign.name
        tint: sign.tint
        inner: sign.inner
    }
}
