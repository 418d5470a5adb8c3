import QtQuick
import QtQuick.Controls.Basic
import Table.Program
import Table.Theme

// A piece or a place on the table. A piece that is asked about can be chosen, and one that is asked
// about later in the turn can be named at once: by click, by key, by dragging the piece (it has a face,
// a picture, a sign or an owner's emblem) to where it goes, or by dropping a piece on the place.
AbstractButton {
    id: target

    required property string label
    required property bool legal
    readonly property int number: Thing.number
    property string choice: ""
    // The card that is or was in it.
    property string occupant: choice
    property string reason: ""
    // Whether it is chosen already, among several.
    property bool chosen: false
    property string about: ""
    property QtObject face: null
    property string picture: ""
    property string sign: ""
    property int seat: -1
    property real corner: Theme.size.radius
    // The spots of the table that it refers to.
    property list<string> mates: []
    // Whether it shows by a light of its own where a piece may go, and whether it should now.
    property bool lamplit: false
    // How far below its upper edge what is seen of it begins.
    property real head: 0
    readonly property bool marked: mark.visible || drop.marked
    // Whether it can be chosen, but a lesson waits for something else.
    readonly property bool unwanted: Pointer.wanted.size > 0 && !Pointer.carrying && !Pointer.wanted.has(choice)
    property bool liftable: Pointer.liftable.has(choice)
    readonly property bool reachable: !legal && Pointer.reachable.has(choice)
    readonly property bool fits: Pointer.aim !== "" && Pointer.fitting.has(choice)
    // Whether the card that was chosen can do something with it, so that it shows a light like under a dragged card.
    readonly property bool onward: reachable && Pointer.onward.has(choice)
    // Whether it has just refused a piece that was carried here: until the pointer or the focus comes again, it tells of
    // no outlook, which would seem to be that on the piece.
    property bool refusing: false
    readonly property bool aimed: Pointer.aim !== "" && Pointer.aim === choice
    readonly property bool open: legal || reachable
    // Whether a click puts its card back, which was chosen last among several.
    readonly property bool returnable: !open && occupant !== "" && occupant === Pointer.taken
    readonly property string purpose: returnable ? Phrases.sentences([about, qsTrId("window-table-undo_hint")]) : about
    readonly property bool risen: open && enabled && !Pointer.carrying && (hovered || visualFocus)
    // Where the digit that chooses it is, and at the upper right how far from its top.
    property int digitCorner: Qt.TopRightCorner
    property real digitTop: -Theme.size.gap
    readonly property alias numbered: digit.given
    // Whether a piece is carried over it.
    readonly property alias met: drop.met
    readonly property bool focusSeen: activeFocus && Pointer.keyboard
    // Whether a screen reader finds a button that cannot be pressed in its place.
    readonly property bool shut: !open && !returnable && !activeFocus

    function tell() {
        Pointer.weigh(target, label, open && !refusing ? choice : "", fits ? Pointer.aim : "", open ? "" : reason, purpose);
        if (mates.length > 0)
            Pointer.places = mates;
    }

    function retell() {
        if (Pointer.subject === target)
            tell();
    }

    Thing.legal: legal
    Thing.order: legal ? 2 : 0
    Thing.option: choice
    Thing.badge: digit
    Thing.reachable: reachable
    Thing.label: label
    Thing.reason: reason
    Thing.about: purpose
    Thing.face: face
    Thing.topic: (face as Face)?.topic ?? ""
    hoverEnabled: true
    checkable: chosen
    checked: chosen
    // Tab must not skip an item that has the focus; it is asked again when it loses it.
    focusPolicy: legal || activeFocus ? Qt.StrongFocus : Qt.NoFocus
    opacity: Pointer.source === target ? Theme.lifted : 1
    // Never so large that it would cover a neighbour.
    scale: risen ? Math.min(Theme.risen, 1 + Theme.size.gap / Math.max(width, height)) : 1
    z: risen ? 3 : 0
    Accessible.role: Accessible.Button
    Accessible.ignored: shut || !visible || !parent?.enabled
    Accessible.name: label
    Accessible.description: Phrases.sentences([open ? Pointer.subject === target ? Pointer.outlook : "" : reason, purpose])
    Accessible.focusable: open || activeFocus
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    onToggled: checked = Qt.binding(() => chosen)
    onClicked: {
        if (legal && !fits)
            Pointer.choose(choice);
        else if (open)
            Pointer.touch(target, choice);
        else if (returnable)
            Pointer.putBack();
    }
    onPressAndHold: {
        tell();
        Pointer.magnifying = true;
    }
    onPressedChanged: {
        refusing = false;
        if (!pressed)
            Pointer.magnifying = false;
    }
    Component.onDestruction: Pointer.leave(target)
    onHoveredChanged: {
        refusing = refusing && hovered;
        hovered && !Pointer.carrying ? Pointer.meet(target, tell) : Pointer.leave(target);
    }
    onFocusSeenChanged: {
        refusing = false;
        focusSeen ? tell() : Pointer.leave(target);
    }
    onLabelChanged: retell()
    onOpenChanged: retell()
    onFitsChanged: retell()
    onReasonChanged: retell()
    onPurposeChanged: retell()

    Behavior on scale {
        NumberAnimation {
            duration: Theme.motion.fade / 2
            easing.type: Easing.OutCubic
        }
    }

    HoverHandler {
        cursorShape: target.open || target.returnable ? Qt.PointingHandCursor : Qt.ArrowCursor
    }

    Grip {
        enabled: target.liftable && (target.face !== null || target.picture !== "" || target.sign !== "" || target.seat >= 0)
        choice: target.choice
        face: target.face
        picture: target.picture
        sign: target.sign
        seat: target.seat
    }

    // A piece that cannot be taken says why when it is dragged.
    DragHandler {
        enabled: !target.open && target.reason !== ""
        target: null

        onActiveChanged: {
            if (active)
                Pointer.refused(target.choice, target.reason);
        }
    }

    DropSpot {
        id: drop

        readonly property var against: Pointer.piece === "" ? undefined : Pointer.against(target.choice)

        enabled: Pointer.piece === "" ? target.legal || target.reason !== "" : against !== undefined
        zone: "place"
        option: target.choice
        label: target.label
        reason: Pointer.piece === "" ? target.reason : against ?? ""
        corner: target.corner
        lamplit: target.lamplit
        head: target.head

        onRefused: target.refusing = true
    }

    Unavailable {
        piece: target
        told: target.shut && target.label !== ""
    }

    // The frame of the piece.
    Item {
        anchors.fill: parent
        z: 1

        LegalMark {
            id: mark

            visible: !Pointer.carrying && (target.enabled || !Pointer.doubting) && (target.aimed || target.fits || ((target.legal || target.onward) && Pointer.aim === ""))
            awaited: target.aimed || target.onward
            calm: target.onward
            corner: target.corner
            lamplit: target.lamplit
            head: target.head
            hovered: target.risen
            opacity: target.unwanted ? Theme.dimmed : 1
        }

        NumberBadge {
            id: digit

            readonly property bool upper: target.digitCorner === Qt.TopRightCorner
            readonly property real beyond: !upper ? 0 : target.lamplit ? Theme.size.gapTiny : Theme.size.gap

            x: target.digitCorner === Qt.BottomLeftCorner ? 0 : parent.width - width + beyond
            y: upper ? target.digitTop : parent.height - height + Theme.size.gap
            number: target.legal && !Pointer.carrying ? target.number : 0
        }

        FocusRing {
            visible: target.visualFocus
            corner: target.corner
        }
    }
}
