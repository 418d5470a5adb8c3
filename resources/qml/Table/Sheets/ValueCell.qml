pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Program

// A value in the table: written, or one of some choices, which a press or a letter turns.
FocusScope {
    id: cell

    required property int index
    required property string key
    required property string label
    required property string text
    required property string ours
    required property list<string> choices
    required property string problem
    property string piece: ""
    // Whether Tab leads out of the table.
    property bool first: false
    property bool last: false
    readonly property bool chosen: choices.length > 0

    signal written(text: string)
    signal picked(place: int)
    // Another cell is wanted, so many rows below and columns to the right.
    signal moved(down: int, right: int)

    function turn(by: int) {
        picked((choices.indexOf(text) + by + choices.length) % choices.length);
    }

    function enter() {
        forceActiveFocus(Qt.TabFocusReason);
        entry.selectAll();
    }

    // Whether a sideways arrow leaves the cell.
    function ends(right: int): bool {
        if (chosen || entry.selectedText === entry.text)
            return true;
        return entry.cursorPosition === (right > 0 ? entry.length : 0);
    }

    function leave(event: KeyEvent, down: int, right: int) {
        event.accepted = down !== 0 || ends(right);
        if (event.accepted)
            moved(down, right);
    }

    // The choice that begins with a letter, from the next one on.
    function seek(letter: string): bool {
        for (let step = 1; step <= choices.length; ++step) {
            const place = (choices.indexOf(text) + step) % choices.length;
            if (choices[place].toLowerCase().startsWith(letter.toLowerCase())) {
                picked(place);
                return true;
            }
        }
        return false;
    }

    activeFocusOnTab: true
    onActiveFocusChanged: {
        if (activeFocus && Pointer.keyboard)
            entry.selectAll();
    }
    Accessible.role: chosen ? Accessible.ComboBox : Accessible.EditableText
    Accessible.ignored: !visible || !parent?.enabled
    Accessible.name: Texts.say("window-told", {label: Phrases.listed([piece, label]), text: text})
    Accessible.description: problem
    Accessible.onPressAction: {
        if (chosen)
            turn(1);
    }
    Keys.onTabPressed: event => {
        event.accepted = !last;
        if (!last)
            moved(0, 1);
    }
    Keys.onBacktabPressed: event => {
        event.accepted = !first;
        if (!first)
            moved(0, -1);
    }
    Keys.onEscapePressed: event => {
        event.accepted = !chosen && entry.text !== text;
        entry.text = Qt.binding(() => cell.text);
    }
    Keys.onUpPressed: event => leave(event, -1, 0)
    Keys.onDownPressed: event => leave(event, 1, 0)
    Keys.onReturnPressed: event => leave(event, 1, 0)
    Keys.onEnterPressed: event => leave(event, 1, 0)
    Keys.onLeftPressed: event => leave(event, 0, Theme.mirrored ? 1 : -1)
    Keys.onRightPressed: event => leave(event, 0, Theme.mirrored ? -1 : 1)
    Keys.onPressed: event => {
        if (chosen && event.key === Qt.Key_Space) {
            turn(1);
            event.accepted = true;
        } else if (chosen && event.text.trim() !== "") {
            event.accepted = seek(event.text);
        }
    }

    Slip {
        anchors.fill: parent
        anchors.margins: Theme.size.hair
        border.color: cell.problem ? Theme.color.alarm : Theme.color.line
        border.width: cell.problem ? Theme.size.frame : Theme.size.hair
        color: cell.text !== cell.ours ? Theme.color.legalFill : Theme.color.parchment
    }

    TextInput {
        id: entry

        anchors.fill: parent
        anchors.leftMargin: Theme.size.gapSmall
        anchors.rightMargin: Theme.size.gapSmall
        visible: !cell.chosen
        focus: !cell.chosen
        Keys.forwardTo: [cell]
        clip: true
        text: cell.text
        color: Theme.color.ink
        selectionColor: Theme.color.duckEggDeep
        selectedTextColor: Theme.color.ink
        font.family: Theme.font.sans
        font.pixelSize: Theme.font.body
        horizontalAlignment: TextInput.AlignHCenter
        verticalAlignment: TextInput.AlignVCenter
        selectByMouse: true
        Accessible.ignored: true

        onEditingFinished: {
            if (text !== cell.text)
                cell.written(text);
        }
    }

    Prose {
        anchors.fill: parent
        anchors.margins: Theme.size.gapTiny
        visible: cell.chosen
        text: cell.chosen ? cell.text : ""
        font.pixelSize: Theme.font.small
        horizontalAlignment: Text.AlignHCenter

        TapHandler {
            enabled: cell.chosen
            onTapped: {
                cell.forceActiveFocus();
                cell.turn(1);
            }
        }

        HoverHandler {
            enabled: cell.chosen
            cursorShape: Qt.PointingHandCursor
        }
    }

    FocusRing {
        visible: cell.activeFocus
    }
}
