pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Program

// The cards or actions that a gesture could mean, in the place of the question. A click on one of these cards
// in the hand chooses it, and one on a piece that can be added chooses both; one elsewhere cancels the gesture.
FocusScope {
    id: chooser

    required property Gestures gestures
    required property FocusWalker walker
    // How a card is shown, as the delegate of its row.
    required property Component card
    // The place of the question, and the height that is needed there; 0 if nothing is offered.
    required property rect place
    readonly property real tall: visible ? ways.implicitHeight * ways.scale + 2 * Theme.size.gap : 0

    // What the pointer is on beside the offer.
    property Item looked: null

    // Something else is offered, or nothing any more.
    signal offered

    onOffered: Speaker.entitle(question.text)

    // Chooses what is meant by the piece at a point, or cancels the gesture.
    function beside(at: point) {
        const added = gestures.partners.find(place => {
            const spot = walker.spot(place);
            return spot !== null && spot.contains(spot.mapFromItem(null, at.x, at.y));
        });
        if (added === undefined)
            gestures.drop();
        else
            gestures.add(added);
    }

    // Explains what the pointer is on; the table itself, which cannot be used meanwhile, does not.
    function meet(thing: Item) {
        if (thing === looked)
            return;
        if (looked)
            Pointer.leave(looked);
        looked = thing;
        if (thing)
            Pointer.explain(thing, thing.Thing.label, [Phrases.begun(thing.Thing.reason), thing.Thing.about].filter(Boolean).join("\n"));
    }

    objectName: "chooser"
    visible: gestures.choosing
    onVisibleChanged: meet(null)
    Keys.onLeftPressed: walker.walk(chooser, -1, 0)
    Keys.onRightPressed: walker.walk(chooser, 1, 0)
    Keys.onUpPressed: walker.walk(chooser, 0, -1)
    Keys.onDownPressed: walker.walk(chooser, 0, 1)

    Connections {
        target: chooser.gestures

        function onChoosingChanged() {
            chooser.offered();
        }
    }

    Cover {
        id: beside

        objectName: "beside"

        onClicked: mouse => chooser.beside(mapToItem(null, mouse.x, mouse.y))
        onPositionChanged: pause.restart()
        onContainsMouseChanged: pause.restart()

        // Not at each step of the pointer: all things of the table are searched.
        Timer {
            id: pause

            interval: 50

            onTriggered: chooser.meet(beside.containsMouse ? help.toldAt(chooser.parent, beside.mapToItem(null, beside.mouseX, beside.mouseY)) : null)
        }

        ContextHelp {
            id: help
        }
    }

    // Where something of the choice lies on the table.
    component Lit: Repeater {
        id: lit

        required property string part

        delegate: SpotRing {
            required property string modelData

            objectName: `${lit.part}:${modelData}`
            table: chooser.parent
            walker: chooser.walker
            target: modelData
        }
    }

    // The offered cards where they lie, and the pieces that can be added to the chosen one.
    Lit {
        part: "partner"
        model: chooser.gestures.partners
    }

    // The chosen piece, and the place to which it goes.
    Lit {
        part: "site"
        model: chooser.gestures.sites
    }

    Panel {
        objectName: "offer"
        Accessible.role: Accessible.Dialog
        Accessible.ignored: !visible || !parent?.enabled
        Accessible.name: question.text
        anchors.left: parent.left
        anchors.leftMargin: chooser.place.x
        y: chooser.place.y
        width: chooser.place.width
        height: chooser.place.height
        color: Theme.color.parchment
        frameColor: Theme.color.legal

        Cover {}

        Title {
            id: question

            anchors.left: parent.left
            anchors.leftMargin: Theme.size.gapLarge
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, chooser.place.width * 0.4)
            text: chooser.gestures.question
            wrapMode: Text.Wrap
        }

        GiltButton {
            id: back

            objectName: "chooser.back"
            anchors.right: parent.right
            anchors.rightMargin: Theme.size.gapLarge
            anchors.verticalCenter: parent.verticalCenter
            text: qsTrId("window-gesture-back")

            onClicked: chooser.gestures.drop()
        }

        // Smaller if they are too many for the row, or too tall.
        Row {
            id: ways

            readonly property real room: chooser.place.width - question.width - back.width - 5 * Theme.size.gapLarge

            anchors.left: question.right
            anchors.leftMargin: 2 * Theme.size.gapLarge
            y: (parent.height - implicitHeight * scale) / 2
            scale: Math.min(1, room / Math.max(1, implicitWidth), (Theme.size.seat - 2 * Theme.size.gap) / Math.max(1, implicitHeight))
            transformOrigin: Theme.mirrored ? Item.TopRight : Item.TopLeft
            spacing: Theme.size.gap

            Repeater {
                model: chooser.gestures.cards

                delegate: chooser.card
            }

            Repeater {
                model: chooser.gestures.words

                delegate: GiltButton {
                    id: way

                    required property string key
                    required property string label

                    Thing.order: 1
                    Thing.badge: badge
                    number: Thing.number
                    text: label

                    function tell() {
                        Pointer.weigh(way, label, key, "", "", "");
                    }

                    onClicked: chooser.gestures.pick(key)
                }
            }
        }
    }
}
