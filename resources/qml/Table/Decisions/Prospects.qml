pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// What can be done with one of the cards that are asked for, to be read and not pressed: below a quiet heading the main
// actions in small pictures, with their names if there is room, those that no card can do now crossed out. They share
// the room. Under the pointer, the cards for one light up, and what these could do it with.
Column {
    id: strip

    required property Rows actions
    // The most width, and the height.
    required property real room
    required property real high
    readonly property real below: high - title.height
    readonly property real tall: Math.min(below - 2 * measure.lineSpacing, Theme.size.rowHeight)
    readonly property bool named: spare() >= 0
    // The side of a picture, and the least; without their names they are smaller if they have to be.
    readonly property real side: named ? tall : Math.min(below, Theme.size.rowHeight, (room + Theme.size.gap) / Math.max(1, them.count) - Theme.size.gap)
    readonly property bool fits: side >= Theme.size.iconLarge

    // The width that the pictures leave with their names.
    function spare(): real {
        let left = room + Theme.size.gap;
        for (let place = 0; place < them.count; place++)
            left -= Theme.size.gap + ((them.itemAt(place) as Prospect)?.broad ?? 0);
        return left;
    }

    objectName: "prospects"
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
        readonly property real broad: Math.ceil(Math.max(strip.tall, measure.halved(label, Theme.font.small)))

        function tell() {
            Pointer.explain(action, label, [Phrases.begun(reason), about].filter(Boolean).join("\n"));
        }

        objectName: "prospect:" + key
        brisk: !strip.named
        Accessible.description: Phrases.sentences([reason, about])
        width: strip.named ? broad : strip.side
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

        text: qsTrId("window-prospects")
    }

    Row {
        spacing: Theme.size.gap + Math.max(0, Math.min(Theme.size.gapLarge, strip.spare() / Math.max(1, them.count)))

        Repeater {
            id: them

            model: strip.actions
            delegate: Prospect {}
        }
    }
}
