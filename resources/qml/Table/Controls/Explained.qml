import QtQuick
import Table.Program
import Table.Theme

// Something for reading only. It explains itself to the pointer, and to the focus moved with Shift and
// the arrow keys.
Item {
    id: explained

    required property string label
    required property string about
    // The sign that stands for it in the large view, if it has one.
    property string likeness: ""

    signal tapped

    readonly property bool focusSeen: activeFocus && Inspector.keyboard

    function tell() {
        Inspector.explain(explained, label, about);
    }

    function retell() {
        if (Inspector.subject === explained)
            tell();
    }

    Thing.label: label
    Thing.about: about
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

    TapHandler {
        onTapped: explained.tapped()
        onLongPressed: {
            explained.tell();
            Inspector.magnifying = true;
        }
        onPressedChanged: {
            if (!pressed)
                Inspector.magnifying = false;
        }
    }

    FocusRing {
        visible: explained.focusSeen
        corner: Theme.size.radiusSmall
    }
}
