import QtQuick
import QtQuick.Controls.Basic
import Rococo.Theme

// A piece or a place on the table. Only a legal one can be chosen: by click, by key, by dragging
// the piece (it has a face) to where it goes, or by dropping the question's piece on the place.
AbstractButton {
    id: target

    required property string label
    required property bool legal
    required property int number
    property string choice: ""
    property QtObject face: null
    property real corner: Theme.size.radius

    signal chosen

    hoverEnabled: true
    // An item that has the focus may not be left out by Tab; it is asked again when it has lost it.
    focusPolicy: legal || activeFocus ? Qt.StrongFocus : Qt.NoFocus
    opacity: Carrier.source === target ? Theme.lifted : 1
    Accessible.role: legal ? Accessible.Button : Accessible.StaticText
    Accessible.name: label
    Accessible.focusable: legal
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    onClicked: {
        if (legal)
            chosen();
    }
    Component.onDestruction: Inspector.leave(target)
    onHoveredChanged: hovered && !Carrier.carrying ? Inspector.look(target, label) : Inspector.leave(target)
    onActiveFocusChanged: activeFocus ? Inspector.look(target, label) : Inspector.leave(target)

    HoverHandler {
        cursorShape: target.legal ? Qt.PointingHandCursor : Qt.ArrowCursor
    }

    Grip {
        enabled: target.legal && target.face !== null && (Carrier.carry?.pieceZones.length ?? 0) > 0
        choice: target.choice
        face: target.face
    }

    DropSpot {
        enabled: target.legal
        zone: "place"
        option: target.choice
        corner: target.corner

        onContainsDragChanged: containsDrag ? Inspector.look(target, target.label) : Inspector.leave(target)
    }

    LegalMark {
        visible: target.legal && !Carrier.carrying
        corner: target.corner
        hovered: target.hovered || target.visualFocus
    }

    NumberBadge {
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: -Theme.size.gap
        number: target.legal && Inspector.keyboard ? target.number : 0
    }

    FocusRing {
        visible: target.visualFocus
        corner: target.corner
    }
}
