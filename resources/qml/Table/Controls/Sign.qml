import QtQuick
import Table.Theme

// A sign in its colours; the game draws some of its signs itself.
Item {
    id: sign

    required property string name
    readonly property bool drawn: Theme.look.draws(name)

    Repeater {
        model: sign.drawn ? [sign.name] : []
        delegate: Theme.look.sign
    }

    Glyph {
        anchors.fill: parent
        visible: !sign.drawn
        name: sign.drawn ? "" : sign.name
        tint: Theme.signTint(sign.name)
        inner: Theme.signInner(sign.name)
    }
}
