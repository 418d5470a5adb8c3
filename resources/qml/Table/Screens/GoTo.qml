pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Program

// Keys that lead to a part of the table, and a field over it, in which one types what something on it is called: what
// is meant is lit, and Enter goes there. It closes as soon as it has no longer the focus.
FocusScope {
    id: goTo

    required property Item table
    required property FocusWalker walker
    // Where the focus was.
    property Item before: null
    // Where what is named so lies, and the frames around it.
    readonly property list<Item> found: visible ? seeker.places : []
    readonly property list<rect> areas: found.map(item => item ? mapFromItem(item, 0, 0, item.width, item.height) : Qt.rect(0, 0, 0, 0))
    readonly property list<rect> frames: finder.framed(table, goTo, areas, Theme.size.light)

    function open() {
        if (visible)
            return;
        before = Window.activeFocusItem;
        field.clear();
        seeker.seek(table, "");
        visible = true;
        field.forceActiveFocus(Qt.TabFocusReason);
        Speaker.entitle(field.label);
    }

    // Goes to what is meant, or back to where the focus was.
    function close(found: bool) {
        const old = before;
        before = null;
        visible = false;
        if (old && !(found && seeker.go()))
            walker.giveBack(old);
    }

    function tell() {
        if (visible && field.text !== "")
            Speaker.point(seeker.number > 0 ? Phrases.sentences([seeker.told, where.text]) : where.text);
    }

    function step(by: int) {
        seeker.step(by);
        tell();
    }

    objectName: "goTo"
    visible: false
    Keys.onEscapePressed: close(false)
    Keys.onReturnPressed: close(true)
    Keys.onEnterPressed: close(true)
    Keys.onUpPressed: step(-1)
    Keys.onDownPressed: step(1)
    Keys.onBacktabPressed: step(-1)
    Keys.onTabPressed: step(1)
    Keys.onLeftPressed: event => event.accepted = true
    Keys.onRightPressed: event => event.accepted = true

    Hotkeys {
        active: goTo.table.enabled
        acts: ({
                go_to: () => goTo.open(),
                part_on: () => goTo.walker.goToPart(goTo.table, 1),
                part_back: () => goTo.walker.goToPart(goTo.table, -1)
            })
    }

    PieceFinder {
        id: finder
    }

    PlaceSeeker {
        id: seeker
    }

    Connections {
        target: goTo.walker

        // What was found may lie elsewhere now.
        function onSettled() {
            if (goTo.visible)
                seeker.seek(goTo.table, field.text);
        }
    }

    Repeater {
        model: goTo.areas

        delegate: Item {
            id: spot

            required property rect modelData
            required property int index
            readonly property bool meant: index + 1 === seeker.number
            readonly property rect frame: goTo.frames[index] ?? modelData

            objectName: "sought:" + index
            x: modelData.x
            y: modelData.y
            width: modelData.width
            height: modelData.height

            Ring {
                visible: !spot.meant
                area: Qt.rect(spot.frame.x - spot.x, spot.frame.y - spot.y, spot.frame.width, spot.frame.height)
            }

            FocusRing {
                visible: spot.meant
            }
        }
    }

    Panel {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.size.gap
        width: line.width + 2 * Theme.size.gapLarge
        height: line.height + 2 * Theme.size.gap
        color: Theme.color.parchment
        Accessible.role: Accessible.Dialog
        Accessible.ignored: !visible || !parent?.enabled
        Accessible.name: field.label

        Cover {}

        Row {
            id: line

            anchors.centerIn: parent
            spacing: Theme.size.gapLarge

            Caption {
                anchors.verticalCenter: parent.verticalCenter
                text: field.label
            }

            TextEntry {
                id: field

                objectName: "goToName"
                label: qsTrId("window-key-go_to")

                onTextEdited: {
                    seeker.seek(goTo.table, text);
                    goTo.tell();
                }
                onActiveFocusChanged: {
                    if (!activeFocus && goTo.visible) {
                        goTo.before = null;
                        goTo.visible = false;
                    }
                }
            }

            Words {
                id: where

                objectName: "goToFound"
                anchors.verticalCenter: parent.verticalCenter
                text: field.text === "" ? "" : seeker.number > 0 ? Texts.say("lesson-step", {number: seeker.number, n: seeker.places.length}) : qsTrId("window-go_to-nothing")
            }
        }
    }
}
