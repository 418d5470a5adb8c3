import QtQuick
import Rococo.Theme

// Something that is only read. The pointer, and the focus of whoever asks with Shift and the arrow
// keys, are told what it is and what it is for.
Item {
    id: explained

    required property string label
    required property string about
    readonly property bool focusSeen: activeFocus && Inspector.keyboard

    function tell() {
        Inspector.explain(explained, label, about);
    }

    function retell() {
        if (Inspector.subject === explained)
            tell();
    }

    Accessible.role: Accessible.StaticText
    Accessible.name: label
    Accessible.description: about
    Component.onDestruction: Inspector.leave(explained)
    onFocusSeenChanged: focusSeen ? tell() : Inspector.leave(explained)
    onLabelChanged: retell()
    onAboutChanged: retell()

    HoverHandler {
        onHoveredChanged: hovered && !Carrier.carrying ? explained.tell() : Inspector.leave(explained)
    }

    FocusRing {
        visible: explained.focusSeen
        corner: Theme.size.radiusSmall
    }
}
