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
    // Whether it is explained at once: a picture whose name is not written anywhere.
    property bool brisk: false
    // Pictures that tell more of it, as large as they need to be.
    property Component pictures: null

    signal tapped

    readonly property bool focusSeen: activeFocus && Pointer.keyboard

    function tell() {
        Pointer.explain(explained, label, about);
        Pointer.pictures = pictures;
    }

    function retell() {
        if (Pointer.subject === explained)
            tell();
    }

    Thing.label: label
    Thing.about: about
    Accessible.role: Accessible.StaticText
    Accessible.ignored: !visible || !parent?.enabled
    Accessible.name: label
    Accessible.description: about
    Component.onDestruction: Pointer.leave(explained)
    onFocusSeenChanged: focusSeen ? tell() : Pointer.leave(explained)
    onLabelChanged: retell()
    onAboutChanged: retell()

    HoverHandler {
        onHoveredChanged: hovered && !Pointer.carrying ? Pointer.meet(explained, explained.tell) : Pointer.leave(explained)
    }

    TapHandler {
        onTapped: explained.tapped()
        onLongPressed: {
            explained.tell();
            Pointer.magnifying = true;
        }
        onPressedChanged: {
            if (!pressed)
                Pointer.magnifying = false;
        }
    }

    FocusRing {
        visible: explained.focusSeen
        corner: Theme.size.radiusSmall
    }
}
