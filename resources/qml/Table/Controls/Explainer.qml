pragma ComponentBehavior: Bound

import QtQuick
import Table.Program
import Table.Theme

// Explains a thing beside it, once the pointer or focus has stayed on it for a while; longer with keys,
// which always have the focus on something: what it is, why it cannot be chosen, and then the details. It
// ends when a key is pressed or the table changes, so that pointer and focus are ``resting``; what comes
// under them then is not explained. It lets clicks through
// and does not cover what is ``spared``. On a table, where pieces are ``enlarged``, the large view says it
// of them, and nothing that can be chosen is covered either.
Panel {
    id: card

    property list<Item> spared: []
    property bool resting: false
    property bool enlarged: false
    readonly property bool piece: (subject as Target)?.face ? true : false
    readonly property bool large: enlarged && piece
    readonly property string details: [Pointer.crowded || Pointer.doubting ? Pointer.outlook : "", Pointer.about].filter(Boolean).join("\n")
    readonly property string told: large ? Pointer.text : [Pointer.unread, Pointer.reason, details].filter(Boolean).join("\n")
    readonly property bool wanted: enabled && (told !== "" || Pointer.pictures !== null) && !Pointer.carrying && !Pointer.magnifying
    readonly property Item subject: Pointer.subject

    function settle() {
        if (enlarged) {
            const corner = finder.place(card, parent, subject, spared, Theme.size.gap, true);
            x = Math.round(corner.x);
            y = Math.round(corner.y);
            return;
        }
        const spot = subject.mapToItem(parent, 0, 0);
        const gap = Theme.size.gap;
        const bottom = spot.y - gap;
        const left = spot.x + (subject.width - width) / 2;
        x = Math.max(gap, Math.min(left, parent.width - width - gap));
        y = bottom - height >= gap ? bottom - height : spot.y + subject.height + gap;
    }

    // Not if what the pointer is on may have come there by itself.
    function begin() {
        hush();
        if (wanted && !resting && (Pointer.keyboard || !Pointer.still))
            patience.start();
    }

    function beginAnew() {
        if (!visible && !Pointer.lingering)
            begin();
    }

    function hush() {
        patience.stop();
        visible = false;
        // Later: the key that hides it may be the one that only hides it.
        if (enlarged)
            Qt.callLater(shrink);
    }

    function shrink() {
        Pointer.lingering = false;
    }

    objectName: "explainer"
    visible: false
    width: said.width + 2 * Theme.size.gapLarge
    height: said.height + 2 * Theme.size.gap
    color: Theme.color.parchment
    frameColor: Theme.color.goldDeep
    Accessible.ignored: true

    onWantedChanged: begin()
    onSubjectChanged: begin()
    onToldChanged: begin()
    onRestingChanged: {
        if (resting || !visible)
            begin();
    }
    onVisibleChanged: Pointer.explained = visible
    onHeightChanged: {
        if (visible)
            settle();
    }

    // No property of the card: the pointer may come to rest again while the card hears of it.
    Connections {
        target: Pointer

        function onStillChanged() {
            if (!Pointer.keyboard)
                card.beginAnew();
        }

        function onKeyboardChanged() {
            if (Pointer.still)
                card.beginAnew();
        }
    }

    Beside {
        id: finder
    }

    Timer {
        id: patience

        interval: (card.subject as Explained)?.brisk ? 0 : Pointer.keyboard ? 2 * Theme.motion.patience : Theme.motion.patience

        onTriggered: {
            if (card.large) {
                Pointer.lingering = true;
                return;
            }
            card.settle();
            card.visible = true;
        }
    }

    Column {
        id: said

        // The width of the words if no line were broken.
        readonly property real widest: Math.min(Math.max(title.implicitWidth, obstacle.implicitWidth, more.implicitWidth), Theme.size.explainer)

        x: Theme.size.gapLarge
        y: Theme.size.gap
        spacing: Theme.size.gapSmall

        component Line: Prose {
            width: said.widest
            visible: text !== ""
            lineHeight: 1.1
        }

        Line {
            id: title

            text: Pointer.unread
            font.bold: true
        }

        Line {
            id: obstacle

            text: Phrases.begun(Pointer.reason)
            color: Theme.color.alarm
            font.bold: true
        }

        Line {
            id: more

            text: card.details
        }

        Loader {
            sourceComponent: card.wanted ? Pointer.pictures : null
            // An empty loader is as large as what it had.
            visible: sourceComponent !== null
        }
    }
}
