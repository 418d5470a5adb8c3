pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// What can be done with one of the cards that are asked for, to be read and not pressed: the main actions in small
// pictures with their names below a quiet heading, those that no card can do now crossed out. If there is no room for
// the names beside the question, the pictures are in a row below it, and the heading behind its words; where that is too
// narrow, too, they have no names. Under the pointer, the cards for one light up, and what these could do it with.
Item {
    id: strip

    required property Rows actions
    // The most width beside the question and in all, and the height.
    required property real room
    required property real whole
    required property real high
    // The width and the height of the question in one line.
    required property real asked
    required property real line
    readonly property bool under: spare(room, tallest(high - title.implicitHeight)) < 0 && asked + title.implicitWidth <= whole && spare(whole, tallest(high - line)) >= 0 && tallest(high - line) >= Theme.size.iconLarge
    readonly property real wide: under ? whole : room
    readonly property real below: high - (under ? line : title.implicitHeight)
    readonly property real tall: tallest(below)
    readonly property bool named: spare(wide, tall) >= 0
    // The side of a picture, and the least; without their names they are smaller if they have to be.
    readonly property real side: named ? tall : Math.min(below, Theme.size.rowHeight, (room + Theme.size.gap) / Math.max(1, them.count) - Theme.size.gap)
    readonly property bool fits: side >= Theme.size.iconLarge
    // What it leaves of the width to the words of the question.
    readonly property real taken: under ? title.implicitWidth : width

    // The side of pictures with names below them.
    function tallest(below: real): real {
        return Math.min(below - 2 * measure.lineSpacing, Theme.size.rowHeight);
    }

    // The width that pictures of a side leave with their names.
    function spare(room: real, side: real): real {
        let left = room + Theme.size.gap;
        for (let place = 0; place < them.count; place++)
            left -= Theme.size.gap + Math.max(side, (them.itemAt(place) as Prospect)?.worded ?? 0);
        return left;
    }

    objectName: "prospects"
    width: under ? whole : Math.max(title.implicitWidth, row.width)
    height: high
    Accessible.role: Accessible.Grouping
    Accessible.ignored: !visible || !parent?.enabled
    Accessible.name: title.text

    component Prospect: Explained {
        id: action

        required property string key
        required property string picture
        // The cards that can do it now.
        required property list<string> cards
        // Where on the table the pieces lie that it can be about.
        required property list<string> pieces
        // Why none can.
        required property string reason
        readonly property bool possible: cards.length > 0
        readonly property bool lookedAt: Pointer.subject === action
        readonly property real worded: Math.ceil(measure.halved(label, Theme.font.small)) + Theme.size.gapTiny

        function tell() {
            Pointer.explain(action, label, [Phrases.begun(reason), about].filter(Boolean).join("\n"));
        }

        objectName: "prospect:" + key
        brisk: !strip.named
        Accessible.description: Phrases.sentences([reason, about])
        width: strip.named ? Math.max(strip.tall, worded) : strip.side
        height: strip.below
        onLookedAtChanged: {
            if (lookedAt)
                Pointer.places = [...cards, ...pieces];
        }
        Thing.topic: "decision.choose_action." + key
        Thing.reason: reason

        Picture {
            id: drawn

            anchors.horizontalCenter: parent.horizontalCenter
            y: strip.named ? 0 : (parent.height - height) / 2
            width: strip.side
            height: width
            opacity: action.possible ? 1 : Theme.dimmed
            path: action.picture
        }

        Glyph {
            anchors.right: drawn.right
            anchors.bottom: drawn.bottom
            width: Theme.size.icon
            visible: !action.possible
            name: "close"
            tint: Theme.color.inkSoft
            inner: Theme.color.parchment
        }

        Note {
            anchors.top: drawn.bottom
            width: parent.width
            visible: strip.named
            text: action.label
            horizontalAlignment: Text.AlignHCenter
            lineHeight: Theme.font.tight
            color: action.possible ? Theme.color.ink : Theme.color.inkSoft
        }
    }

    Measure {
        id: measure

        font.family: Theme.font.sans
        font.pixelSize: Theme.font.small
    }

    Note {
        id: title

        anchors.left: parent.left
        anchors.leftMargin: strip.under ? strip.asked : 0
        height: strip.under ? strip.line : implicitHeight
        text: qsTrId("window-prospects")
    }

    Row {
        id: row

        anchors.left: parent.left
        y: strip.high - strip.below
        spacing: Theme.size.gap + Math.max(0, Math.min(Theme.size.gapLarge, strip.spare(strip.wide, strip.tall) / Math.max(1, them.count)))

        Repeater {
            id: them

            model: strip.actions
            delegate: Prospect {}
        }
    }
}
