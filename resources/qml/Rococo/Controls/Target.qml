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
    property string reason: ""
    property string about: ""
    property QtObject face: null
    property real corner: Theme.size.radius
    readonly property bool seekable: !legal && (Carrier.carry?.seekable.includes(choice) ?? false)
    readonly property bool focusSeen: activeFocus && Inspector.keyboard

    signal chosen

    function tell() {
        Inspector.weigh(target, label, legal ? choice : "", "", legal ? "" : reason, about);
    }

    function retell() {
        if (Inspector.subject === target)
            tell();
    }

    hoverEnabled: true
    // An item that has the focus may not be left out by Tab; it is asked again when it has lost it.
    focusPolicy: legal || activeFocus ? Qt.StrongFocus : Qt.NoFocus
    opacity: Carrier.source === target ? Theme.lifted : 1
    Accessible.role: legal || seekable ? Accessible.Button : Accessible.StaticText
    Accessible.name: label
    Accessible.description: [legal ? Inspector.subject === target ? Inspector.outlook : "" : reason, about].filter(Boolean).join(". ")
    Accessible.focusable: legal || activeFocus
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    onClicked: {
        if (legal)
            chosen();
        else if (seekable)
            Carrier.carry.seek(choice);
    }
    Component.onDestruction: Inspector.leave(target)
    onHoveredChanged: hovered && !Carrier.carrying ? tell() : Inspector.leave(target)
    onFocusSeenChanged: focusSeen ? tell() : Inspector.leave(target)
    onLabelChanged: retell()
    onLegalChanged: retell()
    onReasonChanged: retell()
    onAboutChanged: retell()

    HoverHandler {
        cursorShape: target.legal || target.seekable ? Qt.PointingHandCursor : Qt.ArrowCursor
    }

    Grip {
        enabled: target.legal && target.face !== null && (Carrier.carry?.pieceZones.length ?? 0) > 0
        choice: target.choice
        face: target.face
    }

    DropSpot {
        readonly property var against: Carrier.piece === "" ? undefined : Carrier.against(target.choice)

        enabled: Carrier.piece === "" ? target.legal || target.reason !== "" : against !== undefined
        zone: "place"
        option: target.choice
        label: target.label
        reason: Carrier.piece === "" ? target.reason : against ?? ""
        corner: target.corner
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
